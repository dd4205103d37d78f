public import Foundation
public import Graphics
public import LayoutEngine

/// A shape filled or stroked with a style, as a view.
public struct _ShapeView<Outline: Shape>: PrimitiveView {
  let shape: Outline
  let style: AnyShapeStyle
  let draw: @Sendable (Path, Paint) -> DisplayItem

  /// The shape's type as it is spelt; a private one is described with its file, which is nobody's business.
  private static var outlineName: String {
    let name = "\(Outline.self)"
    return name.hasPrefix("(") ? String(name.dropFirst().prefix { $0 != " " }) : name
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let environment = context.environment
    let paint = style._paint(in: environment).paint
    return [
      context.node(ShapeRule(name: Self.outlineName, shape: shape)) { site in
        let frame = context.pixelScale.rounded(site.frame)
        let path = shape.path(in: frame, environment)
        return path.isEmpty ? [] : [draw(path, paint.mapped(to: frame))]
      }
    ]
  }
}

extension Shape {
  /// Fills the shape with `content`. Apple's page: SwiftUI/Shape/fill(_:style:).
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(shape: self, style: AnyShapeStyle(content)) { .fill($0, $1, evenOdd: style.isEOFilled) }
  }

  /// Draws a line along the outline, half inside and half outside. Apple's page: SwiftUI/Shape/stroke(_:style:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, style: AnyShapeStyle(content)) { .stroke($0, style, $1) }
  }

  /// Draws a line `lineWidth` points wide along the outline. Apple's page: SwiftUI/Shape/stroke(_:lineWidth:antialiased:).
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line inside the outline. Apple's page: SwiftUI/InsettableShape/strokeBorder(_:style:antialiased:).
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line `lineWidth` points wide inside the outline.
  /// Apple's page: SwiftUI/InsettableShape/strokeBorder(_:lineWidth:antialiased:).
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<InsetShape> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
