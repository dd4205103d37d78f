import Foundation
import Graphics
import Views

extension UIImage {
  /// The system symbol `name`, with the size of adjacent text; `nil` for an empty name. Apple's page:
  /// UIKit/UIImage/init(systemName:).
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The system symbol `name`; `nil` for an empty name. Apple's page:
  /// UIKit/UIImage/init(systemName:withConfiguration:).
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let pixel = Bitmap(pixelSize: PixelSize(width: 1, height: 1), isOpaque: false) { _ in }
    self.init(
      DrawableImage(content: .decoded(pixel), pixelSize: pixel.pixelSize), scale: 1,
      source: .symbol(name, configuration as? SymbolConfiguration ?? SymbolConfiguration()))
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  public var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Changes only symbols. Apple's page: UIKit/UIImage/withConfiguration(_:).
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, let own) = source, let symbol = configuration as? SymbolConfiguration else {
      return self
    }
    return UIImage(
      picture, scale: scale, source: .symbol(name, own.applying(symbol)), renderingMode: renderingMode, tint: tint)
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  func symbolSize(_ configuration: SymbolConfiguration) -> CGSize {
    guard case .symbol(let name, _) = source, configuration != SymbolConfiguration() else {
      return CGSize(width: 20, height: 20)
    }
    let size = configuration.pointSize * 1.2
    return DrawnView(SymbolView(name: name, configuration: configuration, color: nil)).size
      ?? CGSize(width: size, height: size)
  }
}

/// A symbol in the font of its configuration.
struct SymbolView: View {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  let color: Color?

  var body: some View {
    Image(systemName: name).symbolRenderingMode(color == nil ? nil : .monochrome)
      .font(configuration.font).imageScale(configuration.imageScale).foregroundStyle(color ?? .black)
  }
}

extension UIImage {
  public class Configuration: Hashable, @unchecked Sendable {
    /// The image's traits; `nil` for the current ones.
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    public static func == (a: Configuration, b: Configuration) -> Bool { a.isEqual(b) }
    func isEqual(_ other: Configuration) -> Bool {
      type(of: other) == type(of: self) && other.traitCollection == traitCollection
    }
    /// Hashes part of what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(traitCollection) }
  }
}
