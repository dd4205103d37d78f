import Foundation

/// The positions of values along an axis: 0 at its beginning, 1 at its end.
struct ChartScale {
  /// The domain of the axis.
  enum Domain: Equatable {
    /// Numbers, or dates in seconds.
    case numbers(ClosedRange<Double>, isTime: Bool)
    /// Categories in bands of equal width.
    case categories([String])
  }

  let domain: Domain
  var isReversed = false
  /// The distance of ticks to which the domain was extended.
  var step: Double?
  var type = ScaleType.linear
  var range = AxisRange.whole
  /// The visible part of a scrolled axis.
  var window = 0.0...1.0

  var isScrolled: Bool { window != 0...1 }

  /// The position of a point, or of the centre of a band; `nil` for another kind of value.
  func position(_ value: _ChartValue) -> Double? {
    let position: Double?
    switch (domain, value) {
    case (.categories(let names), .category), (.categories(let names), .number), (.categories(let names), .date):
      // Numbers and dates are categories only if the scale's type says so.
      guard type.kind == .category || value.number == nil else { return nil }
      position = names.firstIndex(of: value.text).map { (Double($0) + 0.5) / Double(names.count) }
    case (.numbers(let range, _), _):
      guard let number = value.number else { return nil }
      if range.lowerBound == range.upperBound { return isReversed ? 1 - windowed(0.5) : windowed(0.5) }
      guard let (start, end) = linearDomain(range), let linear = type.linear(number) else { return nil }
      position = (linear - start) / (end - start)
    }
    guard let position, position.isFinite else { return nil }
    return windowed(isReversed ? 1 - position : position)
  }

  private func windowed(_ position: Double) -> Double {
    (position - window.lowerBound) / (window.upperBound - window.lowerBound)
  }

  private func linearDomain(_ range: ClosedRange<Double>) -> (Double, Double)? {
    guard let start = type.linear(range.lowerBound), let end = type.linear(range.upperBound), end != start else {
      return nil
    }
    return (start, end)
  }

  /// The place of a value in the plot.
  func place(_ value: _ChartValue) -> AxisPlace? { position(value).map { range.place($0) } }

  /// The value at a position in points; `nil` outside of the plot of categories.
  func value(at points: CGFloat, in length: CGFloat) -> _ChartValue? {
    guard var unit = range.unit(at: points, in: length) else { return nil }
    unit = window.lowerBound + unit * (window.upperBound - window.lowerBound)
    if isReversed { unit = 1 - unit }
    switch domain {
    case .categories(let names):
      let index = (unit * Double(names.count)).rounded(.down)
      guard index >= 0, index < Double(names.count) else { return nil }
      return .category(names[Int(index)])
    case .numbers(let range, let isTime):
      guard let (start, end) = linearDomain(range) else { return nil }
      let number = type.value(start + unit * (end - start))
      return isTime ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
    }
  }

  /// The width of a category's band.
  var band: Double? {
    guard case .categories(let names) = domain, !names.isEmpty else { return nil }
    return 1 / Double(names.count) / (window.upperBound - window.lowerBound)
  }

  /// The width of a category's band in points.
  func band(in length: CGFloat) -> CGFloat? {
    band.map { abs(range.place($0).points(in: length) - range.place(0).points(in: length)) }
  }

  /// Whether a tick there is on the axis, apart from rounding.
  func contains(_ value: _ChartValue) -> Bool { position(value).map { (-1e-6...1.000_001).contains($0) } ?? false }
}
