import Graphics
public import LayoutEngine

/// A view that draws a shape, and to which more drawing of the shape can be added. Apple's page: SwiftUI/ShapeView.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  var shape: Content { get }
}

/// A shape filled with a style: the body of a shape.
public struct _ShapeView<Content, Style> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
}

extension _ShapeView: View, PrimitiveView, ShapeView where Content: Shape, Style: ShapeStyle {
  public typealias Body = Never

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    [
      shape.node(in: context, style: style) { [fillStyle] path, paint in
        .fill(checking: path, paint, evenOdd: fillStyle.isEOFilled)
      }
    ]
  }
}

extension LayoutNode {
  /// Puts `background` behind the node, in its frame.
  func over(_ background: some View, in context: _LoweringContext) -> LayoutNode {
    if background is EmptyView { return self }
    let behind = context.single(background)
    return context.node(around: self, DecorationRule("background"), also: [behind]) {
      $0.children[1] + $0.children[0]
    }
  }
}
