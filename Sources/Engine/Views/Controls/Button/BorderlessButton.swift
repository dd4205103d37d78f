/// A button's label without chrome, as it is; dimmed when disabled.
struct UntintedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.opacity(isEnabled ? 1 : ControlInk.disabledOpacity)
  }
}

/// A button's label without chrome, in the tint, red for a destructive role, dimmed when disabled
/// (swiftui-web, Docs/elements/iOS.md). A foreground that was set around the button wins.
struct BorderlessButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let tint = configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    return configuration.label
      .defaultForeground(isEnabled ? tint : AnyShapeStyle(ControlInk.disabledLabel))
  }
}

extension View {
  /// The foreground where nobody set one.
  func defaultForeground(_ style: AnyShapeStyle) -> some View {
    changingEnvironment { if $0.foregroundStyle == nil { $0.foregroundStyle = style } }
  }
}
