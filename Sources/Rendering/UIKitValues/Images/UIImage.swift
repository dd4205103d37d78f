import Diagnostics
public import Foundation
package import Graphics
internal import ImagePipeline
import Views

/// An image from a file or data. Apple's page: UIKit/UIImage.
///
/// It is decoded only when its size on the canvas is known, or by ``preparingForDisplay()``. If an initializer
/// returns `nil`, the diagnostic `picture.unreadable` names the file and the error.
public final class UIImage: Sendable {
  /// The source of an image that depends on light and dark.
  enum Source: Hashable, Sendable {
    /// Independent of light and dark.
    case picture
    /// An image set of a catalog.
    case asset(String, bundle: URL?)
    /// A system symbol by SF's name.
    case symbol(String, SymbolConfiguration)
  }

  /// Pixels per point.
  public let scale: CGFloat
  /// One clear pixel for a symbol.
  package let picture: DrawableImage
  let source: Source
  public let renderingMode: RenderingMode
  /// The colour of a template; `nil` for the image's own colours.
  let tint: UIColor?

  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the catalog says, else original.
    case automatic
    case alwaysOriginal
    /// Only the alpha channel is used.
    case alwaysTemplate
  }

  init(
    _ picture: DrawableImage, scale: CGFloat, source: Source = .picture, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.picture = picture
    self.scale = scale.isFinite ? max(scale, 0.01) : 1
    (self.source, self.renderingMode, self.tint) = (source, renderingMode, tint)
  }

  package convenience init(_ picture: DrawableImage, scale: CGFloat) {
    self.init(picture, scale: scale, source: .picture)
  }

  /// Reads a JPEG, PNG, WebP or GIF file.
  public convenience init?(contentsOfFile path: String) {
    guard
      let picture = Self.reported(path, { () throws(ImageError) in try ImageReader.picture(contentsOfFile: path) })
    else { return nil }
    self.init(picture, scale: 1)
  }

  /// Reads the data of a JPEG, PNG, WebP or GIF file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the data of a JPEG, PNG, WebP or GIF file with `scale` pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard
      let picture = Self.reported(
        nil, { () throws(ImageError) in try ImageReader.picture(from: data, origin: nil) })
    else { return nil }
    self.init(picture, scale: scale)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(picture, scale: scale, source: source, renderingMode: renderingMode, tint: tint)
  }

  /// The upright size in points. A symbol's is for body text, or for its configuration.
  public var size: CGSize {
    if case .symbol(_, let configuration) = source { return symbolSize(configuration) }
    return CGSize(width: CGFloat(picture.pixelSize.width) / scale, height: CGFloat(picture.pixelSize.height) / scale)
  }

  /// The same image after a check that it can be decoded; `nil` if it is damaged. Apple's page:
  /// UIKit/UIImage/preparingForDisplay().
  ///
  /// A provider can use it to replace a damaged image. Pixels are decoded later, when the size on the canvas is
  /// known, so that memory does not depend on the size of the file's image.
  public func preparingForDisplay() -> UIImage? {
    guard !isSymbolImage else { return self }
    let whole = Self.reported(picture.origin) { () throws(ImageError) in
      try ImagePreparer.check(picture)
      return picture
    }
    return whole == nil ? nil : self
  }

  private static func reported(
    _ origin: String?, _ read: () throws(ImageError) -> DrawableImage
  ) -> DrawableImage? {
    do {
      return try read()
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "picture.unreadable", message: "\(error); left out", subject: origin))
      return nil
    }
  }
}

extension UIImage: Hashable {
  /// Compares images, sizes and colours. Apple's page: UIKit/UIImage/isEqual(_:).
  public static func == (a: UIImage, b: UIImage) -> Bool {
    (a.picture, a.scale, a.source, a.renderingMode) == (b.picture, b.scale, b.source, b.renderingMode)
      && a.tint == b.tint
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture)
    hasher.combine(source)
  }
}
