import Graphics
public import LayoutEngine

/// A view that draws a shape, and on which more of the same shape can be drawn. Apple's page: SwiftUI/ShapeView.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  var shape: Content { get }
}

/// A shape filled with a style: what a shape is as a view.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  /// The shape that is drawn.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Fills `shape` with `style`.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    [
      shape.node(in: context, style: style) { [fillStyle] path, paint in
        .fill(checking: path, paint, evenOdd: fillStyle.isEOFilled)
      }
    ]
  }
}

extension LayoutNode {
  /// The node with `background` behind it, in its frame.
  func over(_ background: some View, in context: _LoweringContext) -> LayoutNode {
    if background is EmptyView { return self }
    let behind = context.single(background)
    return context.node(around: self, DecorationRule("background"), also: [behind]) {
      $0.children[1] + $0.children[0]
    }
  }
}
