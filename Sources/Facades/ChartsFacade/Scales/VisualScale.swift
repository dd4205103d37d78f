import SwiftUI

/// What values are shown as: explicitly, by a function, or one after the other.
struct VisualScale<Visual> {
  var named: [(value: _ChartValue, visual: Visual)] = []
  var domain: [_ChartValue]?
  /// The visuals of a domain without names, in order.
  var range: [Visual] = []
  var mapping: ((_ChartValue) -> Visual?)?

  /// Takes the visuals of the pairs.
  init(_ pairs: [(value: _ChartValue, visual: Visual)]) { named = pairs }

  init(domain: [_ChartValue]? = nil, range: [Visual] = [], mapping: ((_ChartValue) -> Visual?)? = nil) {
    (self.domain, self.range, self.mapping) = (domain, range, mapping)
  }

  /// The explicit values, before those of the marks.
  var stated: [_ChartValue] { named.map(\.value) + (domain ?? []) }

  /// Whether numbers are shown between the visuals of the range, not one after the other.
  func isContinuous(for values: [_ChartValue]) -> Bool {
    named.isEmpty && mapping == nil && !values.isEmpty && values.allSatisfy { $0.number != nil }
  }

  /// The visual of a value among `values`; `automatic` are the visuals of a scale without a range.
  func visual(of value: _ChartValue, among values: [_ChartValue], _ automatic: [Visual]) -> Visual? {
    if let named = named.first(where: { $0.value == value }) { return named.visual }
    if let visual = mapping?(value) { return visual }
    let range = range.isEmpty ? automatic : range
    return range.isEmpty ? nil : range[(values.firstIndex(of: value) ?? 0) % range.count]
  }

  /// The position of a number in the domain, 0…1.
  func fraction(of value: _ChartValue, among values: [_ChartValue]) -> Double {
    guard let number = value.number, let whole = ScaleRequest.range(of: domain ?? values) else { return 0 }
    let length = whole.upperBound - whole.lowerBound
    return length > 0 ? min(max((number - whole.lowerBound) / length, 0), 1) : 0.5
  }
}

extension VisualScale where Visual == CGFloat {
  /// The size between those of the range.
  func size(at fraction: Double, _ automatic: [CGFloat]) -> CGFloat {
    let range = range.isEmpty ? automatic : range
    guard let last = range.last, range.count > 1 else { return range.first ?? 0 }
    let place = fraction * Double(range.count - 1)
    let index = min(Int(place), range.count - 2)
    return place >= Double(range.count - 1)
      ? last : range[index] + (range[index + 1] - range[index]) * (place - Double(index))
  }
}
