import Foundation
import LayoutEngine

/// A value between bounds that is changed by dragging. Apple's page: SwiftUI/Slider.
///
/// WidgetKit does not draw it: a track with a knob shows the value, between the labels of its bounds, with the
/// diagnostic `view.unsupported`. As on a phone, the slider's own label is not shown.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// The value's part of the way between the bounds, 0…1.
  private let fraction: Double
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?

  /// Creates a slider with labels for its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider that moves by steps, with labels for its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, minimumValueLabel(), maximumValueLabel())
  }

  private init<V: BinaryFloatingPoint>(
    _ value: Double, in bounds: ClosedRange<V>, _ minimum: ValueLabel?, _ maximum: ValueLabel?
  ) {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let fraction = high > low ? (value - low) / (high - low) : 0
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The track between the labels.
  public var body: some View {
    HStack {
      minimum
      SliderTrack(fraction: fraction)
      maximum
    }
    .inPlace(of: "Slider", "its value is")
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, nil, nil)
  }

  /// Creates a slider that moves by steps, with a label, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, nil, nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, nil, nil)
  }

  /// Creates a slider that moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, nil, nil)
  }
}
