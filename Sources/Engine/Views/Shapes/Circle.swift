public import Foundation
public import Graphics
public import LayoutEngine

/// A circle in the middle of what it is offered. Apple's page: SwiftUI/Circle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The largest square that fits.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    SquareRule("Circle").fittingSize(proposal, [])
  }

  /// The same on both sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller circle, which takes the whole of what it is offered and not a square.
  public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

  /// A circle `amount` points smaller all around.
  public struct _Inset: InsettableShape {
    var amount: CGFloat

    /// See ``Shape/path(in:)``.
    public func path(in rect: CGRect) -> Path { Circle().path(in: rect.shrunk(by: amount)) }

    /// The same on both sides.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// See ``InsettableShape/inset(by:)``.
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of what it is offered.
  public static var circle: Circle { Circle() }
}
