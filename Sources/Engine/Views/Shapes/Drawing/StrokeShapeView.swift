public import Foundation
public import Graphics
public import LayoutEngine

/// A line along a shape's outline, over what was drawn of it before. Apple's page: SwiftUI/StrokeShapeView.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView, ShapeView {
  /// The shape along which the line is drawn, half inside and half outside.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How it is drawn.
  public var strokeStyle: StrokeStyle
  /// Kept for its spelling: edges are always smooth.
  public var isAntialiased: Bool
  /// What is behind.
  public var background: Background

  /// Strokes `shape` with `style` over `background`.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let node = shape.node(in: context, style: style) { [strokeStyle] path, paint in
      .stroke(checking: path, strokeStyle, paint)
    }
    return [node.over(background, in: context)]
  }
}

extension Shape {
  /// Draws a line along the outline, half inside and half outside.
  /// Apple's page: SwiftUI/Shape/stroke(_:style:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Draws a line `lineWidth` points wide along the outline.
  /// Apple's page: SwiftUI/Shape/stroke(_:lineWidth:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Draws a line along the same outline, over what was drawn of the shape.
  /// Apple's page: SwiftUI/ShapeView/stroke(_:style:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws a line `lineWidth` points wide along the same outline, over what was drawn of the shape.
  /// Apple's page: SwiftUI/ShapeView/stroke(_:lineWidth:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
