public import Foundation
import Graphics
public import LayoutEngine

/// A view drawn by a closure. Apple's page: SwiftUI/Canvas.
///
/// Takes the whole proposal, 10 points for an unspecified side, and clips to its frame.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// Views that the renderer can draw by their `tag`.
  public var symbols: Symbols
  /// Draws into the context; the size is the canvas's, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Ignored: areas that are not drawn stay clear.
  public var isOpaque: Bool
  /// The mode in which colours are mixed: always gamma-encoded sRGB; any other mode is reported.
  public var colorMode: ColorRenderingMode
  /// Ignored: the renderer runs while the picture is made.
  public var rendersAsynchronously: Bool

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
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}
