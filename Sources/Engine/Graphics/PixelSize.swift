/// A size in whole pixels. Points are `CGSize`; a ``PixelScale`` joins the two.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// Pixels from the left edge to the right edge.
  public var width: Int
  /// Pixels from the top edge to the bottom edge.
  public var height: Int

  /// Creates a size; negative numbers are kept, so that a caller can reject them.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `width × height`, or `Int.max` when that does not fit an `Int`.
  public var area: Int {
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : product
  }

  /// True when neither side holds a pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The form that messages use: `1092×510`.
  public var description: String { "\(width)×\(height)" }
}
