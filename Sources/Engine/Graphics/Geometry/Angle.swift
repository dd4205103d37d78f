/// An angle, kept in radians. Apple's page: SwiftUI/Angle.
///
/// Positive angles turn clockwise on screen, where y grows downwards.
public struct Angle: Hashable, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No turn at all.
  public static let zero = Angle()

  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// Creates an angle of `radians`.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle of `degrees`.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle of `radians`.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of `degrees`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable {
  /// True when `a` turns less far than `b`; full turns count.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
  /// Both turns, one after the other.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The turn from `b` to `a`.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The turn, `factor` times.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// The turn, `factor` times.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// A part of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// Adds a turn.
  public static func += (a: inout Angle, b: Angle) { a = a + b }

  /// Takes a turn away.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }

  /// Turns `factor` times as far.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Turns a part as far.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
