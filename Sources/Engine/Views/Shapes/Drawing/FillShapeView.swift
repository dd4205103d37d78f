import Graphics
public import LayoutEngine

/// A shape filled with a style, over what was drawn of it before. Apple's page: SwiftUI/FillShapeView.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView, ShapeView {
  /// The shape that is drawn.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// What is behind.
  public var background: Background

  /// Fills `shape` with `style` over `background`.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// See ``View/_lower(in:)``.
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

  /// Fills the shape with the foreground. Apple's page: SwiftUI/Shape/fill(style:).
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }
}

extension ShapeView {
  /// Fills the same shape once more, over what was drawn of it. Apple's page: SwiftUI/ShapeView/fill(_:style:).
  public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
}
