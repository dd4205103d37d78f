public import Foundation
public import Graphics
public import LayoutEngine

/// A line along a shape's outline, over earlier drawing of the shape. Apple's page: SwiftUI/StrokeShapeView.
public struct StrokeShapeView<Content, Style, Background> {
  /// The line is centered on the outline of this shape.
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Ignored: edges are always smooth.
  public var isAntialiased: Bool
  public var background: Background
}

extension StrokeShapeView: View, PrimitiveView, ShapeView where Content: Shape, Style: ShapeStyle, Background: View {
  public typealias Body = Never

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let node = shape.node(in: context, style: style) { [strokeStyle] path, paint in
      .stroke(checking: path, strokeStyle, paint)
    }
    return [node.over(background, in: context)]
  }
}

extension Shape {
  /// Draws a line centered on the outline. Apple's page: SwiftUI/Shape/stroke(_:style:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Draws a line `lineWidth` points wide centered on the outline. Apple's page:
  /// SwiftUI/Shape/stroke(_:lineWidth:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Draws a line along the outline, over earlier drawing of the shape. Apple's page:
  /// SwiftUI/ShapeView/stroke(_:style:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws a line `lineWidth` points wide along the outline, over earlier drawing of the shape. Apple's page:
  /// SwiftUI/ShapeView/stroke(_:lineWidth:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
