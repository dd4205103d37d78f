public import Foundation
public import Graphics
public import LayoutEngine

/// An outline that depends on the rectangle it is drawn in. Apple's page: SwiftUI/Shape.
///
/// As a view it is filled with the foreground style.
public protocol Shape: Sendable, View {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path

  /// The size of the shape when it is offered `proposal`; all of it unless the shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline for shapes that need to know where they stand.
  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path
}

extension Shape {
  /// See ``Shape/sizeThatFits(_:)``.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// See ``Shape/_path(in:_:)``.
  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path { path(in: rect) }

  func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path { _path(in: rect, environment) }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self> { fill(ForegroundStyle()) }
}

/// A shape that can be made smaller from its outline inwards. Apple's page: SwiftUI/InsettableShape.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline `amount` points further in.
  func inset(by amount: CGFloat) -> InsetShape
}

/// Sizes a shape as the shape says.
struct ShapeRule: LayoutRule {
  let name: String
  let shape: any Shape

  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = shape.sizeThatFits(proposal)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}
