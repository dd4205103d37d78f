/// Stacks bars and areas at the same position: each gets the span that it covers.
struct Stacking {
  private struct Key: Hashable {
    let isBar: Bool
    /// `nil` for a bar as wide as the plot.
    let place: _ChartValue?
    let position: _ChartValue?
  }

  fileprivate struct Heap {
    var above = 0.0
    var below = 0.0
    var total: Double { above - below }
  }

  static func applied(to marks: [_ChartMark]) -> [_ChartMark] {
    var totals: [Key: Heap] = [:]
    for mark in marks {
      if let (key, value, _) = measure(mark) { totals[key, default: Heap()].add(value) }
    }
    var heaps: [Key: Heap] = [:]
    return marks.map { mark in
      guard let (key, value, isUpright) = measure(mark) else { return mark }
      let base = heaps[key, default: Heap()].add(value)
      var (low, high) = (base, base + value)
      switch mark.stacking.kind {
      case .standard: break
      case .unstacked: (low, high) = (0, value)
      case .normalized:
        let total = totals[key]?.total ?? 0
        if total > 0 { (low, high) = (low / total, high / total) }
      case .center:
        let half = (totals[key]?.total ?? 0) / 2
        (low, high) = (low - half, high - half)
      }
      var stacked = mark
      let span = _ChartMark.Span(low: .number(low), high: .number(high), isRange: true)
      if isUpright { stacked.y = span } else { stacked.x = span }
      return stacked
    }
  }

  /// A mark's position, length and orientation; `nil` if it is not stacked.
  private static func measure(_ mark: _ChartMark) -> (Key, Double, isUpright: Bool)? {
    guard mark.kind == .bar || mark.kind == .area, mark.function == nil, mark.x?.isRange != true,
      mark.y?.isRange != true
    else { return nil }
    if case .number(let value)? = mark.y?.low, mark.y?.high == nil, value.isFinite {
      return (Key(isBar: mark.kind == .bar, place: mark.x?.low, position: mark.style.position?.value), value, true)
    }
    if case .number(let value)? = mark.x?.low, mark.x?.high == nil, value.isFinite {
      return (Key(isBar: mark.kind == .bar, place: mark.y?.low, position: mark.style.position?.value), value, false)
    }
    return nil
  }
}

extension Stacking.Heap {
  /// Adds a value to its side and returns its start.
  @discardableResult
  fileprivate mutating func add(_ value: Double) -> Double {
    let base = value < 0 ? below : above
    if value < 0 { below += value } else { above += value }
    return base
  }
}
