import Foundation

/// The part of the plot that an axis covers.
enum AxisRange {
  case padded(start: CGFloat, end: CGFloat)
  /// In points from the beginning of the axis.
  case fixed(start: CGFloat, end: CGFloat)

  static let whole = AxisRange.padded(start: 0, end: 0)

  init?(_ range: some PositionScaleRange) {
    if let padding = range._padding {
      self = .padded(start: padding.start, end: padding.end)
    } else if let start = range._visuals.first, let end = range._visuals.last {
      self = .fixed(start: start, end: end)
    } else {
      return nil
    }
  }

  func place(_ unit: Double) -> AxisPlace {
    switch self {
    case .padded(let start, let end): AxisPlace(fraction: unit, inset: start - unit * (start + end))
    case .fixed(let start, let end): AxisPlace(fraction: 0, inset: start + unit * (end - start))
    }
  }

  /// The position in the range of a point, 0…1; `nil` if the range is empty.
  func unit(at points: CGFloat, in length: CGFloat) -> Double? {
    let (start, end) = (place(0).points(in: length), place(1).points(in: length))
    let unit = Double((points - start) / (end - start))
    return unit.isFinite ? unit : nil
  }
}

/// A position along an axis: a fraction of its length and some points.
struct AxisPlace: Hashable, Sendable {
  var fraction: Double
  var inset: CGFloat = 0

  func points(in length: CGFloat) -> CGFloat { fraction * length + inset }

  /// The place in the middle of two.
  func middle(to other: AxisPlace) -> AxisPlace {
    AxisPlace(fraction: (fraction + other.fraction) / 2, inset: (inset + other.inset) / 2)
  }
}
