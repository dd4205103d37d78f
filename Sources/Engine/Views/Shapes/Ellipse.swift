public import Foundation
public import Graphics

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
