public import Foundation
public import Graphics
public import LayoutEngine

/// An outline that depends on the rectangle it is drawn in. Apple's page: SwiftUI/Shape.
///
/// As a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in `rect`, in points. A view's rectangle begins at 0, 0.
  func path(in rect: CGRect) -> Path

  /// How the shape is drawn; a hint for styles (default: ``ShapeRole/fill``).
  static var role: ShapeRole { get }

  /// How the outline changes with the layout direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the shape's size for `proposal` (default: the whole proposal).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline, mirrored if necessary, for shapes that depend on the environment.
  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path
}

extension Shape {
  public static var role: ShapeRole { .fill }

  /// Outlines are mirrored in right-to-left layouts. Apple's page: SwiftUI/Shape/layoutDirectionBehavior.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    mirrored(path(in: rect), in: rect, environment)
  }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// How a shape is drawn. Apple's page: SwiftUI/ShapeRole.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke
  /// A line between items.
  case separator
}

/// How an outline changes with the layout direction. Apple's page: SwiftUI/LayoutDirectionBehavior.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  /// Mirrored in the given direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be inset. Apple's page: SwiftUI/InsettableShape.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A type-erased shape. Apple's page: SwiftUI/AnyShape.
public struct AnyShape: Shape {
  private let shape: any Shape

  public init<Outline: Shape>(_ shape: Outline) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path { shape._path(in: rect, environment) }
}

/// A path is a shape that is the same in every rectangle. As a view it is drawn from its frame's top left corner and
/// may extend outside of the frame.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }

  public typealias AnimatableData = EmptyAnimatableData
}
