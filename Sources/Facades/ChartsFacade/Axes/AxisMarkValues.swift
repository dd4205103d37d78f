public import Foundation

/// The positions of an axis's marks. Apple's page: Charts/AxisMarkValues.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?, least: Double?)
    case calendar(Calendar.Component, count: Int, Calendar?)
    case step(Double)
  }

  let kind: Kind
  /// Whether an automatic domain is extended to a tick.
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  var values: _AxisGroup.Values {
    switch kind {
    case .automatic(let count, let least): .automatic(count: count, least: least)
    case .calendar(let component, let count, let calendar): .calendar(component, count: count, calendar)
    case .step(let step): .step(step)
    }
  }

  /// Round values.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil, least: nil)) }

  /// About `desiredCount` round values (default: 4).
  ///
  /// - Parameters:
  ///   - desiredCount: About how many values.
  ///   - roundLowerBound: Whether an automatic domain begins at a mark (default: yes).
  ///   - roundUpperBound: Whether an automatic domain ends at a mark (default: yes).
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, least: nil), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// About `desiredCount` round values that are at least `minimumStride` apart.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P.PrimitivePlottable: Numeric {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, least: minimumStride.chartValue.number), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// At every `count`-th beginning of an hour, day, month …
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(component, count: count, calendar), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// Multiples of a number.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P.PrimitivePlottable: Numeric {
    AxisMarkValues(
      kind: .step(stepSize.chartValue.number ?? 0), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }
}

/// The side of an axis. Apple's page: Charts/AxisMarkPosition.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// The bottom or the trailing edge; the leading edge for categories.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// The arrangement of marks relative to the plot. Apple's page: Charts/AxisMarkPreset.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, extended, aligned, inset }
  let kind: Kind
  /// Labels beside the plot; dates of the horizontal axis beside a line that extends past them.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Lines extend past the labels, which are beside or above them.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// Labels stay between the ends of the plot.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Labels are inside of the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}
