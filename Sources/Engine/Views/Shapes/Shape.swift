public import Foundation
public import Graphics
public import LayoutEngine

/// An outline that depends on the rectangle it is drawn in. Apple's page: SwiftUI/Shape.
///
/// As a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, in points. A view's rectangle begins at 0, 0.
  func path(in rect: CGRect) -> Path

  /// What the shape is drawn as; a hint for styles.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored where reading goes from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape when it is offered `proposal`; all of it unless the shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline for shapes that need to know where they stand, mirrored where it has to be.
  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path
}

extension Shape {
  /// Shapes are filled unless they say otherwise.
  public static var role: ShapeRole { .fill }

  /// Outlines are mirrored where reading goes from right to left. Apple's page: SwiftUI/Shape/layoutDirectionBehavior.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// See ``Shape/sizeThatFits(_:)``.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// See ``Shape/_path(in:_:)``.
  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    mirrored(path(in: rect), in: rect, environment)
  }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// What a shape is drawn as. Apple's page: SwiftUI/ShapeRole.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between things.
  case separator
}

/// What happens to an outline where reading goes the other way. Apple's page: SwiftUI/LayoutDirectionBehavior.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// It is mirrored in the given direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where reading goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be made smaller from its outline inwards. Apple's page: SwiftUI/InsettableShape.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline `amount` points further in.
  func inset(by amount: CGFloat) -> InsetShape
}
