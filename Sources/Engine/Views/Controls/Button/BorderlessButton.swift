/// A button's label without decoration; dimmed when disabled.
struct UntintedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemStyle) private var system

  var body: some View {
    configuration.label.opacity(isEnabled ? 1 : system.controls.disabledOpacity)
  }
}

/// A button's label in the tint without decoration; red for a destructive role, dimmed when disabled (swiftui-web,
/// Docs/elements/iOS.md). A foreground style set around the button overrides it.
struct BorderlessButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let tint = configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    return configuration.label
      .defaultForeground(isEnabled ? tint : AnyShapeStyle(Color.disabledLabel))
  }
}

extension View {
  func defaultForeground(_ style: AnyShapeStyle) -> _EnvironmentModifier<Self> {
    changingEnvironment { if $0.foregroundStyle == nil { $0.foregroundStyle = style } }
  }
}
