/// How marks at the same position are combined. Apple's page: Charts/MarkStackingMethod.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }
  let kind: Kind
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Stacked, as fractions of the sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Stacked around the centre.
  public static let center = MarkStackingMethod(kind: .center)
  /// Overlaid.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
