internal import Artwork
public import Foundation
package import Graphics
public import Views

/// A picture from a file or from bytes. Apple's page: UIKit/UIImage.
///
/// Nothing is decoded before the size on the canvas is known, unless ``preparingForDisplay()`` asks for it. What makes
/// an initializer give nil is reported as the diagnostic `picture.unreadable`, with the file and what is wrong with it.
public final class UIImage: Sendable {
  /// Pixels per point.
  public let scale: CGFloat
  /// One clear pixel for a symbol.
  package let picture: Picture
  /// SF's name of a symbol; nil for a picture.
  private let symbolName: String?
  /// Whether the colours count.
  public let renderingMode: RenderingMode

  /// Whether an image's colours count. Apple's page: UIKit/UIImage/RenderingMode.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As its catalogue says, or as it is.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// Only its alpha counts.
    case alwaysTemplate
  }

  private init(_ picture: Picture, scale: CGFloat, symbolName: String?, renderingMode: RenderingMode) {
    self.picture = picture
    self.scale = scale.isFinite ? max(scale, 0.01) : 1
    self.symbolName = symbolName
    self.renderingMode = renderingMode
  }

  package convenience init(_ picture: Picture, scale: CGFloat) {
    self.init(picture, scale: scale, symbolName: nil, renderingMode: .automatic)
  }

  /// The image set `name` of the widget's asset catalogue, for a light display of two pixels to the point; nil if there
  /// is none. Apple's page: UIKit/UIImage/init(named:).
  public convenience init?(named name: String) {
    guard let asset = Assets.current?.image(named: name, in: nil, for: AssetTraits()) else { return nil }
    self.init(asset)
  }

  convenience init(_ asset: ImageAsset) {
    self.init(
      asset.picture, scale: asset.scale, symbolName: nil,
      renderingMode: asset.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// The system symbol `name`, as large as the text beside it; nil for an empty name.
  /// Apple's page: UIKit/UIImage/init(systemName:).
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let pixel = Bitmap(pixelSize: PixelSize(width: 1, height: 1), isOpaque: false) { _ in }
    self.init(
      Picture(content: .decoded(pixel), pixelSize: pixel.pixelSize), scale: 1, symbolName: name,
      renderingMode: .automatic)
  }

  /// The same image with its colours counting or not. Apple's page: UIKit/UIImage/withRenderingMode(_:).
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(picture, scale: scale, symbolName: symbolName, renderingMode: renderingMode)
  }

  /// What a view shows.
  fileprivate var image: Image {
    let image = symbolName.map { Image(systemName: $0) } ?? Image(picture, scale: scale)
    return switch renderingMode {
    case .automatic: image
    case .alwaysOriginal: symbolName == nil ? image.renderingMode(.original) : image
    case .alwaysTemplate: image.renderingMode(.template)
    }
  }

  /// Reads a JPEG or PNG file; nil if there is none or it cannot be read as such.
  public convenience init?(contentsOfFile path: String) {
    guard
      let picture = Self.reported(path, { () throws(PictureError) in try PictureReader.picture(contentsOfFile: path) })
    else { return nil }
    self.init(picture, scale: 1)
  }

  /// Takes the bytes of a JPEG or PNG file; nil if they are something else.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard
      let picture = Self.reported(
        nil, { () throws(PictureError) in try PictureReader.picture(from: data, origin: nil) })
    else { return nil }
    self.init(picture, scale: scale)
  }

  /// The size in points, upright; a symbol's is that beside body text.
  public var size: CGSize {
    guard symbolName == nil else { return CGSize(width: 20, height: 20) }
    return CGSize(width: CGFloat(picture.pixelSize.width) / scale, height: CGFloat(picture.pixelSize.height) / scale)
  }

  /// The same picture, decoded now; nil if it is damaged. Apple's page: UIKit/UIImage/preparingForDisplay().
  ///
  /// A widget that shows something else in place of a damaged picture asks for this in its provider. Sides longer than
  /// 4,096 pixels are scaled down.
  public func preparingForDisplay() -> UIImage? {
    guard symbolName == nil else { return self }
    return Self.reported(picture.origin) { () throws(PictureError) in try PicturePreparer.decoded(picture) }
      .map { UIImage($0, scale: scale, symbolName: nil, renderingMode: renderingMode) }
  }

  private static func reported(
    _ origin: String?, _ read: () throws(PictureError) -> Picture
  ) -> Picture? {
    do {
      return try read()
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "picture.unreadable", message: "\(error); left out", subject: origin))
      return nil
    }
  }
}

extension Image {
  /// Shows a picture. Apple's page: SwiftUI/Image/init(uiImage:).
  public init(uiImage: UIImage) { self = uiImage.image }
}
