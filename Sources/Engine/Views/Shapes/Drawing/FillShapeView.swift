import Graphics
public import LayoutEngine

/// A shape filled with a style, over earlier drawing of the shape. Apple's page: SwiftUI/FillShapeView.
public struct FillShapeView<Content, Style, Background> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
}

extension FillShapeView: View, PrimitiveView, ShapeView where Content: Shape, Style: ShapeStyle, Background: View {
  public typealias Body = Never

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)._lower(in: context).map {
      $0.over(background, in: context)
    }
  }
}

extension Shape {
  /// Fills the shape with `content`. Apple's page: SwiftUI/Shape/fill(_:style:).
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, Style, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills the shape with the foreground style. Apple's page: SwiftUI/Shape/fill(style:).
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }
}

extension ShapeView {
  /// Fills the shape again, over earlier drawing. Apple's page: SwiftUI/ShapeView/fill(_:style:).
  public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
}
