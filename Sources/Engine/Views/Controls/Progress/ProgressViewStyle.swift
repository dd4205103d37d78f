package import Foundation
public import LayoutEngine

/// The appearance of progress views. Apple's page: SwiftUI/ProgressViewStyle.
///
/// A custom style makes a view from the configuration; it may read the environment with `@Environment`.
public protocol ProgressViewStyle {
  typealias Configuration = ProgressViewStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view. Apple's page: SwiftUI/ProgressViewStyleConfiguration.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label of a progress view.
  public struct Label: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased label of the value.
  public struct CurrentValueLabel: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The completed fraction, 0…1; nil if unknown.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  /// Whether it was created with a value, known or not; if so, the automatic style draws a bar.
  let hasValue: Bool
}

extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ProgressViewStyleConfiguration> {
    ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the progress views in the view. Apple's page: SwiftUI/View/progressViewStyle(_:).
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    controlStyle(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// A ring. Apple's page: SwiftUI/CircularProgressViewStyle.
///
/// In a widget it is a gauge in the style `accessoryCircularCapacity`, empty if the value is unknown (Apple's page);
/// the value label, or otherwise the label, is in its middle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// Creates the style with a tint. Deprecated by Apple for `tint(_:)`.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressRing(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
      .spacedAsControl("ProgressView")
  }
}

/// A ring in the size of a gauge, or smaller in a Dynamic Island.
private struct ProgressRing: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: AnyShapeStyle?
  @Environment(\.ringSide) private var side
  @Environment(\.systemStyle) private var system

  var body: some View {
    let scale = side.map { $0 / system.controls.gauge.side } ?? 1
    CircularCapacity(fraction: configuration.fractionCompleted ?? 0, tint: tint, scale: scale) {
      if let value = configuration.currentValueLabel {
        value
      } else {
        configuration.label
      }
    }
  }
}

extension EnvironmentValues {
  /// The side of a progress ring in points; nil for the side of a gauge.
  package var ringSide: CGFloat? {
    get { self[RingSideKey.self] }
    set { self[RingSideKey.self] = newValue }
  }
}

private enum RingSideKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
