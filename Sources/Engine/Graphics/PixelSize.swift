/// A size in whole pixels. Points are `CGSize`; a ``PixelScale`` converts.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  /// Creates a size. Negative numbers are kept, so that a caller can reject them.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `width × height`, or `Int.max` on overflow.
  public var area: Int {
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : product
  }

  /// True if either side is zero or less.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The size in messages: `1092×510`.
  public var description: String { "\(width)×\(height)" }
}
