public import Foundation
public import Graphics
public import LayoutEngine

/// A circle in the middle of the proposed area. Apple's page: SwiftUI/Circle.
public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The largest square that fits.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    SquareRule("Circle").fittingSize(proposal, [])
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller circle, which takes the whole proposal, not a square.
  public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

  /// A circle inset by `amount` points.
  public struct _Inset: InsettableShape {
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path { Circle().path(in: rect.shrunk(by: amount)) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of the proposed area.
  public static var circle: Circle { Circle() }
}

/// An ellipse that fills the proposed area. Apple's page: SwiftUI/Ellipse.
public struct Ellipse: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the proposed area.
  public static var ellipse: Ellipse { Ellipse() }
}

/// A rounded rectangle whose radius is half of its shorter side. Apple's page: SwiftUI/Capsule.
///
/// With continuous corners, the default, its ends are not half circles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Shape where Self == Capsule {
  /// A rounded rectangle whose radius is half of its shorter side.
  public static var capsule: Capsule { Capsule() }

  /// A rounded rectangle whose radius is half of its shorter side.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
