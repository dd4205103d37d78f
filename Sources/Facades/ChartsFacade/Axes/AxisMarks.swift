public import SwiftUI

/// What an axis shows. Apple's page: Charts/AxisContent.
public protocol AxisContent {
  /// The groups of marks.
  var _groups: [_AxisGroup] { get }
}

/// Marks at several values.
public struct _AxisGroup {
  enum Values {
    case automatic(count: Int?)
    case calendar(Calendar.Component, count: Int)
    case step(Double)
    case stated([_ChartValue])
  }

  let values: Values
  let position: AxisMarkPosition
  let parts: (AxisValue) -> [_AxisPart]
}

/// Several groups of marks.
public struct _AxisGroups: AxisContent {
  /// The groups, in order.
  public let _groups: [_AxisGroup]
}

/// Lines, ticks and labels at the values of an axis. Apple's page: Charts/AxisMarks.
public struct AxisMarks: AxisContent {
  /// The marks.
  public let _groups: [_AxisGroup]

  /// The usual marks: a line, and a label beside it.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    _groups = [_AxisGroup(values: values.values, position: position) { _ in Self.usual(stroke) }]
  }

  /// The usual marks at `values`.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    _groups = [_AxisGroup(values: .stated(values.map(\.chartValue)), position: position) { _ in Self.usual(stroke) }]
  }

  /// The usual marks, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    _groups = [
      _AxisGroup(values: values.values, position: position) { _ in
        AxisGridLine(stroke: stroke)._parts + AxisValueLabel(format: format)._parts
      }
    ]
  }

  /// Marks of your own.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    _groups = [_AxisGroup(values: values.values, position: position) { content($0)._parts }]
  }

  /// Marks of your own that are the same at every value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    _groups = [_AxisGroup(values: values.values, position: position) { _ in content()._parts }]
  }

  /// Marks of your own at `values`.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    _groups = [_AxisGroup(values: .stated(values.map(\.chartValue)), position: position) { content($0)._parts }]
  }

  /// Marks of your own, the same at all `values`.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    _groups = [_AxisGroup(values: .stated(values.map(\.chartValue)), position: position) { _ in content()._parts }]
  }

  private static func usual(_ stroke: StrokeStyle?) -> [_AxisPart] {
    AxisGridLine(stroke: stroke)._parts + AxisValueLabel()._parts
  }
}

/// Where the marks of an axis are. Apple's page: Charts/AxisMarkValues.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case calendar(Calendar.Component, count: Int)
    case step(Double)
  }

  let kind: Kind

  var values: _AxisGroup.Values {
    switch kind {
    case .automatic(let count): .automatic(count: count)
    case .calendar(let component, let count): .calendar(component, count: count)
    case .step(let step): .step(step)
    }
  }

  /// At round values.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  /// At about so many round values. Domains that nobody states end at them, whatever is said of rounding.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

  /// At the beginning of every so manieth hour, day, month …
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count: count)) }

  /// At the multiples of a number. Domains that nobody states end at them, whatever is said of rounding.
  public static func stride<Step: BinaryFloatingPoint>(
    by stepSize: Step, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(stepSize))) }
}

/// On which side an axis is. Apple's page: Charts/AxisMarkPosition.
public enum AxisMarkPosition: Sendable {
  /// Below, and at the trailing edge.
  case automatic
  /// Before the plot.
  case leading
  /// After the plot.
  case trailing
  /// Above the plot.
  case top
  /// Below the plot.
  case bottom
}

/// How marks go with the plot. Apple's page: Charts/AxisMarkPreset. Always the same here.
public enum AxisMarkPreset: Sendable {
  /// As the scale likes.
  case automatic
  /// Beside the plot.
  case extended
  /// Within the plot's edges.
  case aligned
  /// Over the plot.
  case inset
}
