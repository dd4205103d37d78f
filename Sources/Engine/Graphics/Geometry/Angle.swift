/// An angle, stored in radians. Apple's page: SwiftUI/Angle.
///
/// Positive angles are clockwise on screen, where y points down.
public struct Angle: Hashable, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  public static let zero = Angle()

  public init() { radians = 0 }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable {
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  public static func += (a: inout Angle, b: Angle) { a = a + b }

  public static func -= (a: inout Angle, b: Angle) { a = a - b }

  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
