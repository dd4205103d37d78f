public import SwiftUI

/// The contents of an axis. Apple's page: Charts/AxisContent.
public protocol AxisContent {
  var _groups: [_AxisGroup] { get }
}

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

public struct _AxisGroups: AxisContent {
  public let _groups: [_AxisGroup]
}

/// Lines, ticks and labels at the values of an axis. Apple's page: Charts/AxisMarks.
public struct AxisMarks: AxisContent {
  public let _groups: [_AxisGroup]

  /// The default marks: a line and a label.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    _groups = [_AxisGroup(values: values.values, position: position) { _ in Self.usual(stroke) }]
  }

  /// The default marks at `values`.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    _groups = [_AxisGroup(values: .stated(values.map(\.chartValue)), position: position) { _ in Self.usual(stroke) }]
  }

  /// The default marks, with a format for labels.
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

  /// Custom marks for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    _groups = [_AxisGroup(values: values.values, position: position) { content($0)._parts }]
  }

  /// Custom marks that are the same at every value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    _groups = [_AxisGroup(values: values.values, position: position) { _ in content()._parts }]
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    _groups = [_AxisGroup(values: .stated(values.map(\.chartValue)), position: position) { content($0)._parts }]
  }

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

/// The positions of an axis's marks. Apple's page: Charts/AxisMarkValues.
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

  /// Round values.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  /// About `desiredCount` round values. Automatic domains end at them, whatever the rounding.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

  /// At every `count`-th beginning of an hour, day, month …
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count: count)) }

  /// Multiples of a number. Automatic domains end at them, whatever the rounding.
  public static func stride<Step: BinaryFloatingPoint>(
    by stepSize: Step, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(stepSize))) }
}

/// The side of an axis. Apple's page: Charts/AxisMarkPosition.
public enum AxisMarkPosition: Sendable {
  /// The bottom or the trailing edge.
  case automatic
  case leading, trailing, top, bottom
}

/// The arrangement of marks relative to the plot. Apple's page: Charts/AxisMarkPreset. Ignored.
public enum AxisMarkPreset: Sendable {
  case automatic, extended, aligned, inset
}
