public import Foundation

/// Pixels per point, and the rounding of painting.
///
/// Layout frames are not rounded. Painting rounds each edge to the nearest pixel, halves up, as SwiftUI does (40.75
/// pt is drawn at 41 on a 2× display, whatever the frame's other edge is).
public struct PixelScale: Hashable, Sendable {
  /// 1, 2 or 3 on Apple's displays.
  public let pixelsPerPoint: CGFloat

  public init(_ pixelsPerPoint: CGFloat) {
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// The point coordinate of the pixel edge nearest to `value`; halves go up.
  ///
  /// A value within a millionth of a pixel below a half is rounded up too: neighbours compute a shared edge by
  /// different sums.
  public func rounded(_ value: CGFloat) -> CGFloat {
    (value * pixelsPerPoint + 0.500001).rounded(.down) / pixelsPerPoint
  }

  /// `value` rounded up to a whole number of pixels, in points, with a tolerance of a thousandth of a pixel.
  public func roundedUp(_ value: CGFloat) -> CGFloat {
    (value * pixelsPerPoint - 0.001).rounded(.up) / pixelsPerPoint
  }

  /// `rect` with each of its four edges on the nearest pixel edge.
  public func rounded(_ rect: CGRect) -> CGRect {
    let minX = rounded(rect.minX)
    let minY = rounded(rect.minY)
    return CGRect(x: minX, y: minY, width: rounded(rect.maxX) - minX, height: rounded(rect.maxY) - minY)
  }

  /// `rect` with whole pixels as sides. Sides shorter than `limit` pixels depend on their length alone, and are at least
  /// a pixel, so that thin lines do not vanish and equal marks look equal. Neighbours may overlap, or have a gap.
  package func rounded(_ rect: CGRect, keepingSidesBelow limit: CGFloat) -> CGRect {
    let edges = rounded(rect)
    func side(_ start: CGFloat, _ length: CGFloat, _ rounded: (start: CGFloat, length: CGFloat)) -> (CGFloat, CGFloat) {
      let pixels = length * pixelsPerPoint
      guard pixels > 0, pixels < limit else { return rounded }
      let whole = max(1, (pixels + 0.000001).rounded())
      return (self.rounded(start + (length - whole / pixelsPerPoint) / 2), whole / pixelsPerPoint)
    }
    let (x, width) = side(rect.minX, rect.width, (edges.minX, edges.width))
    let (y, height) = side(rect.minY, rect.height, (edges.minY, edges.height))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size in pixels that `size` covers, rounded to the nearest.
  public func pixels(_ size: CGSize) -> PixelSize {
    PixelSize(width: count(size.width), height: count(size.height))
  }

  /// A length in pixels; 0 for NaN, and never more than a picture can have.
  private func count(_ length: CGFloat) -> Int {
    let pixels = (length * pixelsPerPoint).rounded()
    return pixels.isNaN ? 0 : Int(min(max(pixels, -1_000_000_000), 1_000_000_000))
  }
}

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
