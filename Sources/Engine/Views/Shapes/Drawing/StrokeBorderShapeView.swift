public import Foundation
public import Graphics
public import LayoutEngine

/// A line inside a shape's outline, over earlier drawing of the shape. Apple's page: SwiftUI/StrokeBorderShapeView.
///
/// Like every inset shape, a circle with a border takes the whole proposal.
public struct StrokeBorderShapeView<Content, Style, Background> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Ignored: edges are always smooth.
  public var isAntialiased: Bool
  public var background: Background
}

extension StrokeBorderShapeView: View, PrimitiveView, ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
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
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    let node = inner.node(in: context, style: style, named: Content.outlineName) { [strokeStyle] path, paint in
      .stroke(checking: path, strokeStyle, paint)
    }
    return [node.over(background, in: context)]
  }
}

extension InsettableShape {
  /// Draws a line inside the outline. Apple's page: SwiftUI/InsettableShape/strokeBorder(_:style:antialiased:).
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Draws a line `lineWidth` points wide inside the outline.
  /// Apple's page: SwiftUI/InsettableShape/strokeBorder(_:lineWidth:antialiased:).
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the outline, over earlier drawing of the shape. Apple's page:
  /// SwiftUI/ShapeView/strokeBorder(_:style:antialiased:).
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Draws a line `lineWidth` points wide inside the outline, over earlier drawing of the shape. Apple's page:
  /// SwiftUI/ShapeView/strokeBorder(_:lineWidth:antialiased:).
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
