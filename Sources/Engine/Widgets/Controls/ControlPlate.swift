import Foundation
import LayoutEngine
import Timelines
import Views

/// A control as the system draws it. Control Center is dark; a control that is on is bright.
struct ControlPlate: View {
  let control: _ControlAppearance
  let family: WidgetFamily

  /// The ground of a control that is off, over the system's blurred wallpaper. Apple publishes no colour.
  private static var ground: Color { Color(white: 0.23) }

  var body: some View {
    // Captions appear beside the control.
    Button(role: nil, intent: isCaption ? nil : control.tap, action: {}) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(.plain)
    .disabled(control.isDisabled)
    .background { isBright ? Color.white : isCaption ? Color.black : Self.ground }
    .environment(\.colorScheme, isBright ? .light : .dark)
  }

  private var isCaption: Bool { family == .controlHint || family == .controlStatus }

  private var isBright: Bool { control.isOn && !isCaption }

  @ViewBuilder private var content: some View {
    switch family {
    case .controlMedium:
      HStack(spacing: 0) {
        icon(size: 26).frame(width: 64, height: 72)
        texts.padding(.trailing, 10)
        Spacer(minLength: 0)
      }
    case .controlLarge:
      VStack(alignment: .leading) {
        icon(size: 34)
        Spacer(minLength: 0)
        texts
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(18)
    case .controlLockScreen: symbol(size: 20)
    case .controlHint: caption(.hint)
    case .controlStatus: caption(.status)
    default: symbol(size: 28)
    }
  }

  /// The icon alone, which is read out as the texts.
  private func symbol(size: Double) -> some View {
    icon(size: size).accessibilityRepresentation { texts }
  }

  private func icon(size: Double) -> some View {
    ControlLabelPart(.icon, of: control.labels)
      .font(.system(size: size, weight: .medium))
      .foregroundStyle(control.isOn ? control.tint ?? .blue : .white)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 1) {
      ControlLabelPart(.text, of: control.titles).font(.system(size: 15, weight: .semibold))
      value.font(.system(size: 13)).foregroundStyle(.secondary)
        .lineLimit(family == .controlMedium ? 1 : 2)
    }
    .lineLimit(2)
    .minimumScaleFactor(0.8)
  }

  /// What the value's label says, in the system's words if it says nothing.
  private var value: some View {
    ControlLabelPart(.text, of: [control.value, systemValue].compactMap(\.self))
  }

  private var systemValue: AnyView? { control.isToggle ? AnyView(Text(control.isOn ? "On" : "Off")) : nil }

  private func caption(_ caption: ControlCaption) -> some View {
    HStack(spacing: 8) {
      icon(size: 17)
      ControlCaptionText(caption: caption, control: control)
        .font(.system(size: 15, weight: .semibold)).foregroundStyle(.white).lineLimit(1)
    }
    .padding(.horizontal, 16)
  }
}
