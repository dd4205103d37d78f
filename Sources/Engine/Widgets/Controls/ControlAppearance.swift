import LayoutEngine
import Timelines
import Views

/// What a template says of a control, with the types of its views erased.
public struct _ControlAppearance {
  /// The name of the control.
  let title: AnyView
  /// What the control shows of its value.
  let value: AnyView
  /// Whether a toggle is on, or a button's action runs.
  let isOn: Bool
  /// Whether the system has words for the value if the control has none.
  let isToggle: Bool
  let tap: TapIntent
  var tint: Color?
  var isDisabled = false
  var isSensitive = false

  /// The labels, the one of the value first.
  var labels: [AnyView] { [value, title] }
  /// What may have the name, the best first.
  var titles: [AnyView] { [title] + labels }
}

/// A control in the family that is drawn.
struct PresentedControl<Value, Content: ControlWidgetTemplate>: View {
  let value: Value
  let content: (Value) -> Content

  @Environment(\.widgetFamily) private var family
  @Environment(\.controlIsOn) private var isOn
  @Environment(\.runningControl) private var running

  var body: some View {
    if let control {
      ControlPlate(control: control, family: family)
        .privacySensitive(control.isSensitive)
    }
  }

  /// While the intent runs, a toggle has the new state, and a button's action is active.
  private var control: _ControlAppearance? {
    let control = control(isOn: isOn)
    guard let control, running != nil else { return control }
    return self.control(isOn: !control.isToggle || !control.isOn)
  }

  private func control(isOn: Bool?) -> _ControlAppearance? {
    // A given state replaces a value of the same type, so that labels follow it.
    content(isOn as? Value ?? value)._appearance(isOn: isOn)
  }
}

extension EnvironmentValues {
  /// The state in which a control is drawn; nil for the one that it has.
  package var controlIsOn: Bool? {
    get { self[ControlStateKey.self] }
    set { self[ControlStateKey.self] = newValue }
  }
}

private enum ControlStateKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
