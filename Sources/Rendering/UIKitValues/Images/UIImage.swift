internal import ImagePipeline
import Diagnostics
public import Foundation
package import Graphics
import Views

/// A picture from a file or from bytes. Apple's page: UIKit/UIImage.
///
/// Nothing is decoded before the size on the canvas is known, unless ``preparingForDisplay()`` asks for it. What makes
/// an initializer give nil is reported as the diagnostic `picture.unreadable`, with the file and what is wrong with it.
public final class UIImage: Sendable {
  /// Where a picture comes from that depends on light and dark.
  enum Source: Hashable, Sendable {
    /// Of nothing but itself.
    case picture
    /// An image set of a catalogue.
    case asset(String, bundle: URL?)
    /// A system symbol by SF's name.
    case symbol(String, SymbolConfiguration)
  }

  /// Pixels per point.
  public let scale: CGFloat
  /// One clear pixel for a symbol.
  package let picture: DrawableImage
  let source: Source
  /// Whether the colours count.
  public let renderingMode: RenderingMode
  /// What the alpha is painted with; nil for the image's own colours.
  let tint: UIColor?

  /// Whether an image's colours count. Apple's page: UIKit/UIImage/RenderingMode.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As its catalogue says, or as it is.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// Only its alpha counts.
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

  /// Reads a JPEG, PNG, WebP or GIF file; nil if there is none or it cannot be read as such.
  public convenience init?(contentsOfFile path: String) {
    guard
      let picture = Self.reported(path, { () throws(ImageError) in try ImageReader.picture(contentsOfFile: path) })
    else { return nil }
    self.init(picture, scale: 1)
  }

  /// Takes the bytes of a JPEG, PNG, WebP or GIF file; nil if they are something else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Takes the bytes of a JPEG, PNG, WebP or GIF file with so many pixels a point; nil if they are something else.
  public convenience init?(data: Data, scale: CGFloat) {
    guard
      let picture = Self.reported(
        nil, { () throws(ImageError) in try ImageReader.picture(from: data, origin: nil) })
    else { return nil }
    self.init(picture, scale: scale)
  }

  /// The same image with its colours counting or not. Apple's page: UIKit/UIImage/withRenderingMode(_:).
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(picture, scale: scale, source: source, renderingMode: renderingMode, tint: tint)
  }

  /// The size in points, upright; a symbol's is that beside body text, or that of its configuration.
  public var size: CGSize {
    if case .symbol(_, let configuration) = source { return symbolSize(configuration) }
    return CGSize(width: CGFloat(picture.pixelSize.width) / scale, height: CGFloat(picture.pixelSize.height) / scale)
  }

  /// The same picture, once it is known that it can be drawn; nil if it is damaged.
  /// Apple's page: UIKit/UIImage/preparingForDisplay().
  ///
  /// A widget that shows something else in place of a damaged picture asks for this in its provider. Pixels are made
  /// when the size on the canvas is known, so that memory does not depend on the size of the file's picture.
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
  /// Equal pictures of equal sizes and colours. Apple's page: UIKit/UIImage/isEqual(_:).
  public static func == (a: UIImage, b: UIImage) -> Bool {
    (a.picture, a.scale, a.source, a.renderingMode) == (b.picture, b.scale, b.source, b.renderingMode)
      && a.tint == b.tint
  }
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture)
    hasher.combine(source)
  }
}
