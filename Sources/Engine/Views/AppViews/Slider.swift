import Foundation
import LayoutEngine

/// A control to select a value in a range. Apple's page: SwiftUI/Slider.
///
/// WidgetKit does not draw it: a track with a knob shows the value, between the labels of its bounds, with the
/// diagnostic `view.unsupported`. As on a phone, the slider's own label is not shown.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// The position of the value between the bounds, 0…1.
  private let fraction: Double
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, minimumValueLabel(), maximumValueLabel())
  }

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
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, nil, nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Double(value.wrappedValue), in: bounds, nil, nil)
  }
}
