internal import Artwork
public import Foundation
package import Graphics
public import Views

/// A picture from a file or from bytes. Apple's page: UIKit/UIImage.
///
/// Nothing is decoded before the size on the canvas is known, unless ``preparingForDisplay()`` asks for it. What makes an
/// initializer give nil is reported as the diagnostic `picture.unreadable`, with the file and what is wrong with it.
public final class UIImage: Sendable {
  /// Pixels per point.
  public let scale: CGFloat
  package let picture: Picture

  package init(_ picture: Picture, scale: CGFloat) {
    self.picture = picture
    self.scale = max(scale, 0.01)
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

  /// The size in points, upright.
  public var size: CGSize {
    CGSize(width: CGFloat(picture.pixelSize.width) / scale, height: CGFloat(picture.pixelSize.height) / scale)
  }

  /// The same picture, decoded now; nil if it is damaged. Apple's page: UIKit/UIImage/preparingForDisplay().
  ///
  /// A widget that shows something else in place of a damaged picture asks for this in its provider. Sides longer than
  /// 4,096 pixels are scaled down.
  public func preparingForDisplay() -> UIImage? {
    Self.reported(picture.origin) { () throws(PictureError) in try PicturePreparer.decoded(picture) }
      .map { UIImage($0, scale: scale) }
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
  public init(uiImage: UIImage) { self.init(uiImage.picture, scale: uiImage.scale) }
}
