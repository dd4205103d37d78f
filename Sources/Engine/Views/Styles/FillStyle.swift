/// How a shape is filled. Apple's page: SwiftUI/FillStyle.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the nonzero winding rule.
  public var isEOFilled: Bool
  /// Ignored: edges are always smooth.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
