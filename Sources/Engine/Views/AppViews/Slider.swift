import Foundation
import Graphics
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

/// A slider's track with its knob, as wide as its proposal. The track is tinted up to the value; tint and knob are
/// fainter when disabled. The knob's shadow is not measured.
struct SliderTrack: View {
  /// The position of the value between the bounds, 0…1.
  let fraction: Double
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemStyle) private var system

  var body: some View {
    let metrics = system.controls.slider
    let opacity = isEnabled ? 1 : metrics.disabledOpacity
    return ZStack {
      CapsuleBar(fraction: 1).fill(Color(.system(.sliderTrack))).frame(height: metrics.trackHeight)
      CapsuleBar(fraction: fraction).fill(DirectionalTint()).frame(height: metrics.trackHeight).opacity(opacity)
      SliderKnob(size: metrics.knob, fraction: fraction).fill(.white).frame(height: metrics.knob.height)
        .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
        .opacity(opacity)
    }
    .frame(height: metrics.height)
    .spacedAsControl("Slider")
  }
}

/// A knob whose leading edge is at `fraction` of its range along the width.
private struct SliderKnob: Shape {
  let size: CGSize
  let fraction: Double

  func path(in rect: CGRect) -> Path { path(in: rect, at: fraction) }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    path(in: rect, at: environment.layoutDirection == .rightToLeft ? 1 - fraction : fraction)
  }

  private func path(in rect: CGRect, at position: Double) -> Path {
    let origin = CGPoint(x: rect.minX + (rect.width - size.width) * position, y: rect.midY - size.height / 2)
    return Capsule(style: .circular).path(in: CGRect(origin: origin, size: size))
  }
}
