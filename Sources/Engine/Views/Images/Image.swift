package import Foundation
package import Graphics
public import LayoutEngine

/// An image: a bitmap, an image of an asset catalog, or a system symbol. Apple's page: SwiftUI/Image.
public struct Image: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A bitmap, and its pixels per point.
    case picture(DrawableImage, scale: CGFloat)
    /// An image set; `bundle` is the folder of its bundle, nil for the widget's own.
    case asset(String, bundle: URL?)
    /// A symbol by its SF Symbols name.
    case symbol(String)
    case drawn(DrawnImage)
  }

  package let content: Content
  var resizing: Resizing?
  /// Nil for the catalog's mode, or the original.
  var template: TemplateRenderingMode?
  var filter = Interpolation.medium
  /// Nil for the environment's mode.
  var symbolMode: SymbolRenderingMode?
  /// How many parts of a variable symbol are drawn at full opacity, 0…1; nil for all.
  var variableValue: Double?
  /// Nil for a decorative image or one without a label.
  var label: ImageLabel?

  package init(_ content: Content, label: ImageLabel? = nil) {
    self.content = content
    self.label = label
  }

  /// Creates an image of `picture`, with `scale` pixels per point.
  package init(_ picture: DrawableImage, scale: CGFloat) {
    self.init(.picture(picture, scale: scale.isFinite ? max(scale, 0.01) : 1))
  }

  func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Image {
  /// How a resizable image fills its frame. Apple's page: SwiftUI/Image/ResizingMode.
  public enum ResizingMode: Hashable, Sendable {
    /// Tiled from the top left; the last row and column are cut off.
    case tile
    case stretch
  }

  /// Whether an image is drawn in its own colours. Apple's page: SwiftUI/Image/TemplateRenderingMode.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its alpha is used, filled with the foreground style.
    case template
    /// Drawn unchanged; a symbol in its own colours.
    case original
  }

  /// How pixels are interpolated. Apple's page: SwiftUI/Image/Interpolation.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// Smooth.
    case low
    /// Smooth.
    case medium
    /// Smooth.
    case high
  }

  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }
}

/// An image drawn by a closure. Compared by identity.
package final class DrawnImage: Hashable, @unchecked Sendable {
  /// In points; neither negative nor infinite.
  let size: CGSize
  // Called on the thread that draws the picture, like the body of a view.
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The accessibility label of an image; it does not affect equality.
package struct ImageLabel: Hashable, Sendable {
  let text: Text

  init(_ text: Text) { self.text = text }

  package static func == (a: ImageLabel, b: ImageLabel) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension Image: PrimitiveView {
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let image: ResolvedImage =
      if case .drawn(let drawing) = content { resolved(drawing, in: context) } else {
        resolved(in: context.environment)
      }
    let rule: any LayoutRule =
      resizing != nil && image.size != .zero
      ? FillingRule("Image", idealSize: image.size)
      : BaselineRule("Image", size: image.size, baseline: image.baseline)
    let pixelScale = context.pixelScale
    let node = context.node(rule, label: image.label) { site in
      let frame = pixelScale.rounded(site.frame)
      guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return [] }
      return image.draw(frame)
    }
    node.accessibility.label = context.environment.drawsPlaceholders ? nil : label.map { context.spoken($0.text) }
    return [node]
  }
}
