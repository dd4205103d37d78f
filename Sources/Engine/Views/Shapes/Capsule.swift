public import Foundation
public import Graphics

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
