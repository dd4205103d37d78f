public import Foundation
import Graphics
public import LayoutEngine

/// A view that a closure draws. Apple's page: SwiftUI/Canvas.
///
/// Takes all that it is offered, 10 points where nothing is, and shows nothing outside of its frame.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// Views that the renderer can draw, each told by its `tag`.
  public var symbols: Symbols
  /// Draws, given a context and the canvas's size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Kept for its spelling: what is not drawn stays clear.
  public var isOpaque: Bool
  /// How colours are to be mixed. They are mixed in gamma-encoded sRGB; another mode is reported.
  public var colorMode: ColorRenderingMode
  /// Kept for its spelling: the renderer runs while the picture is made.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let symbols = TaggedViews(symbols, in: context)
    context.reportMode(colorMode, of: "Canvas")
    return [
      context.node(FillingRule("Canvas")) { site in
        let frame = context.pixelScale.rounded(site.frame)
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return [] }
        var graphics = GraphicsContext(frame: frame, context: context, symbols: symbols)
        context.evaluating { renderer(&graphics, frame.size) }
        let items = graphics.recording.items
        return items.isEmpty ? [] : [.group(.clip(Path(frame), evenOdd: false), items)]
      }
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}
