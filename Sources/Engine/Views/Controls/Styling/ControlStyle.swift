import LayoutEngine

/// A style of a control with its type forgotten: makes a view of a configuration.
///
/// It remembers the style that was set outside of it, because a style may be made of that one: inside its body a control
/// that is created from the configuration is drawn in the outer style.
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

  /// The style that controls get inside of this style's body; built-in ones go on by themselves.
  var forItsBody: ControlStyle { outer() ?? self }
}

/// What a style of the user's makes; evaluated as a view's body is, so that the style can read the environment.
private struct StyleBody<Style, Made: View>: PrimitiveView {
  let style: Style
  let make: (Style) -> Made

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.entering(Style.self)
    guard let style = inside.installed(style) else { return [] }
    return inside.evaluating { make(style) }._lower(in: inside)
  }
}

/// A control, drawn by the style that the environment has for it.
struct StyledControl<Configuration>: PrimitiveView {
  typealias Path = WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>

  let style: Path
  let configuration: (StyleScope<Configuration>) -> Configuration

  init(_ style: Path, configuration: @escaping (StyleScope<Configuration>) -> Configuration) {
    self.style = style
    self.configuration = configuration
  }

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let current = context.environment[keyPath: style]
    let configuration = configuration(StyleScope(path: style, style: current))
    return current.makeBody(configuration)._lower(in: context.setting(style, to: current.forItsBody))
  }
}

/// Puts the parts of a control, which go through its style's body, back under the style that they stand under.
struct StyleScope<Configuration> {
  let path: StyledControl<Configuration>.Path
  let style: ControlStyle<Configuration>

  func callAsFunction(_ part: some View) -> ControlPart { ControlPart(part.environment(path, style)) }

  /// The part, or nil if there is none by its type.
  func optional<Part: View>(_ part: Part) -> ControlPart? { Part.self == EmptyView.self ? nil : self(part) }
}

extension View {
  /// Sets a control's style for the view, and what was set outside for the bodies of that style.
  func controlStyle<Configuration>(
    _ path: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>, _ style: ControlStyle<Configuration>
  ) -> some View {
    changingEnvironment { $0[keyPath: path] = style.inside($0[keyPath: path]) }
  }
}
