public import SwiftUI

/// Lines, ticks and labels at the values of an axis. Apple's page: Charts/AxisMarks.
public struct AxisMarks: AxisContent {
  public let _groups: [_AxisGroup]

  /// The default marks: lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values.values, values, .standard(stroke, AxisValueLabel()._parts))
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset, position, .stated(values.map(\.chartValue)), nil, .standard(stroke, AxisValueLabel()._parts))
  }

  /// The default marks with a format for the labels.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values.values, values, .standard(stroke, AxisValueLabel(format: format)._parts))
  }

  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(
      preset, position, .stated(values.map(\.chartValue)), nil,
      .standard(stroke, AxisValueLabel(format: format)._parts))
  }

  /// Custom marks for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) { self.init(preset, position, values.values, values, .custom { content($0)._parts }) }

  /// Custom marks that are the same at every value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) { self.init(preset, position, values.values, values, .custom { _ in content()._parts }) }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) { self.init(preset, position, .stated(values.map(\.chartValue)), nil, .custom { content($0)._parts }) }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) { self.init(preset, position, .stated(values.map(\.chartValue)), nil, .custom { _ in content()._parts }) }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: _AxisGroup.Values, _ rounding: AxisMarkValues?,
    _ content: _AxisGroup.Content
  ) {
    _groups = [
      _AxisGroup(
        values: values, roundsLowerBound: rounding?.roundsLowerBound, roundsUpperBound: rounding?.roundsUpperBound,
        preset: preset, position: position, content: content)
    ]
  }
}
