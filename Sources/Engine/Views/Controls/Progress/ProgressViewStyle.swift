public import LayoutEngine

/// How progress is drawn. Apple's page: SwiftUI/ProgressViewStyle.
///
/// A style of your own makes a view of the configuration; it may read the environment with `@Environment`.
public protocol ProgressViewStyle {
  /// What the style is given.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View

  /// A progress view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view. Apple's page: SwiftUI/ProgressViewStyleConfiguration.
public struct ProgressViewStyleConfiguration {
  /// What the progress is of, its type forgotten.
  public struct Label: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The value in words, its type forgotten.
  public struct CurrentValueLabel: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// What is done, 0…1; nil if that is not known.
  public let fractionCompleted: Double?
  /// What the progress is of; nil if there is no label.
  public var label: Label?
  /// The value in words; nil if there are none.
  public var currentValueLabel: CurrentValueLabel?
  /// Whether it was created with a value, known or not: the automatic style draws a bar then.
  let hasValue: Bool
}

extension EnvironmentValues {
  /// The style of progress views.
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
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    controlStyle(\.progressViewStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
