/// How a shape is filled. Apple's page: SwiftUI/FillStyle.
public struct FillStyle: Hashable, Sendable {
  /// Overlapping parts alternate between in and out, instead of counting windings.
  public var isEOFilled: Bool
  /// Kept for its spelling: edges are always smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
