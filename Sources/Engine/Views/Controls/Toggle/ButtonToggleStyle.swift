import LayoutEngine

/// A button that stays pressed while the toggle is on. Apple's page: SwiftUI/ButtonToggleStyle.
///
/// As on iOS, the label is in the tint without a background when off, and in a capsule of the tint when on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A bordered button: prominent while the toggle is on, without a background while it is off.
private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.systemStyle) private var system

  var body: some View {
    let metrics = system.controls.button.label(for: controlSize)
    return configuration.label
      .foregroundStyle(label)
      .multilineTextAlignment(.center)
      .defaultFont(metrics.font)
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(ground, in: borderShape)
      .spacedAsControl("Toggle")
  }

  private var label: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.disabledLabel) }
    return configuration.isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle())
  }

  private var ground: AnyShapeStyle {
    guard configuration.isOn else { return AnyShapeStyle(Color.clear) }
    return isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.controlFill)
  }
}
