public import Foundation
public import Graphics
public import LayoutEngine

/// The outline of a line along a shape: what `stroke` returns when it is given no content.
public struct _StrokedShape<Content: Shape>: DerivedShape {
  /// The shape along which the line is drawn.
  public var shape: Content
  /// How the line is drawn.
  public var style: StrokeStyle

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path { original(rect).strokedPath(style) }

  /// As the shape: a stroked circle stays square.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// A line.
  public static var role: ShapeRole { .stroke }

  /// The line's numbers.
  public var animatableData: StrokeStyle.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

extension Shape {
  /// A line along the outline as a shape of its own. Apple's page: SwiftUI/Shape/stroke(style:).
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// A line `lineWidth` points wide along the outline as a shape of its own.
  /// Apple's page: SwiftUI/Shape/stroke(lineWidth:).
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
