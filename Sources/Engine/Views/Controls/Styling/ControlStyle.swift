import LayoutEngine

/// A type-erased style of a control, which makes a view from a configuration.
///
/// It keeps the style set outside of it, because a style may use that one: inside its body, a control created from
/// the configuration is drawn in the outer style.
struct ControlStyle<Configuration> {
  private let make: (Configuration) -> AnyView
  private let outer: () -> ControlStyle?

  init<Style>(_ style: Style, _ makeBody: @escaping (Style, Configuration) -> some View) {
    make = { configuration in AnyView(StyleBody(style: style) { makeBody($0, configuration) }) }
    outer = { nil }
  }

  private init(make: @escaping (Configuration) -> AnyView, outer: @escaping () -> ControlStyle?) {
    self.make = make
    self.outer = outer
  }

  func makeBody(_ configuration: Configuration) -> AnyView { make(configuration) }

  /// The same style, set inside of `style`.
  func inside(_ style: ControlStyle) -> ControlStyle { ControlStyle(make: make) { style } }

  /// The style of controls inside this style's body; built-in styles apply there too.
  var styleInBody: ControlStyle { outer() ?? self }
}

/// The body of a custom style, evaluated like a view's so that it can read the environment.
private struct StyleBody<Style, Made> {
  let style: Style
  let make: (Style) -> Made
}

extension StyleBody: View, PrimitiveView where Made: View {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.entering(Style.self)
    guard let style = inside.installed(style) else { return [] }
    return inside.evaluating { make(style) }._lower(in: inside)
  }
}

/// A control drawn in the environment's style.
struct StyledControl<Configuration>: PrimitiveView {
  typealias StyleKeyPath = WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>

  let style: StyleKeyPath
  let configuration: (StyleScope<Configuration>) -> Configuration

  init(_ style: StyleKeyPath, configuration: @escaping (StyleScope<Configuration>) -> Configuration) {
    self.style = style
    self.configuration = configuration
  }

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let current = context.environment[keyPath: style]
    let configuration = configuration(StyleScope(path: style, style: current))
    return current.makeBody(configuration)._lower(in: context.setting(style, to: current.styleInBody))
  }
}

/// Restores, for the parts of a control, the style that was current outside of its style's body.
struct StyleScope<Configuration> {
  let path: StyledControl<Configuration>.StyleKeyPath
  let style: ControlStyle<Configuration>

  func callAsFunction(_ part: some View) -> ControlPart { ControlPart(part.environment(path, style)) }

  /// The part; nil if its type is empty.
  func optional<Part: View>(_ part: Part) -> ControlPart? { Part.self == EmptyView.self ? nil : self(part) }
}

extension View {
  /// Sets a control's style for the view, and the outer style for the bodies of that style.
  func controlStyle<Configuration>(
    _ path: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>, _ style: ControlStyle<Configuration>
  ) -> _EnvironmentModifier<Self> {
    changingEnvironment { if !$0.keepsControlStyles { $0[keyPath: path] = style.inside($0[keyPath: path]) } }
  }
}

extension EnvironmentValues {
  /// Whether controls are enabled; false inside ``View/disabled(_:)``. Apple's page:
  /// SwiftUI/EnvironmentValues/isEnabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension View {
  /// Disables the controls in the view, which are drawn dimmed; a `disabled(false)` inside does not enable them.
  /// Apple's page: SwiftUI/View/disabled(_:).
  public func disabled(_ disabled: Bool) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
