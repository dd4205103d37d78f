public import Foundation
public import Graphics

/// An ellipse that touches the sides of what it is offered. Apple's page: SwiftUI/Ellipse.
public struct Ellipse: InsettableShape {
  private var inset: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }

  /// The same on both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// See ``InsettableShape/inset(by:)``.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the sides of what it is offered.
  public static var ellipse: Ellipse { Ellipse() }
}
