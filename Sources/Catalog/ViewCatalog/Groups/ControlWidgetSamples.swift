import AppIntents
import SwiftUI
import WidgetKit

struct ControlWidgetSamples: SampleGroup {
  let title = "Control Center"
  let summary = "Controls, in the places that show them."

  var samples: [Sample] {
    Sample("ControlWidgetToggle, on", in: .controlMedium) { LampControl() }

    Sample("ControlWidgetToggle, off", in: .controlMedium) { LampControl(isOn: false) }

    Sample(".disabled(_:)", note: "The control does not react.", in: .controlMedium) { LampControl(isDisabled: true) }

    Sample("ControlWidgetButton", in: .controlMedium) { TeaControl() }

    Sample("controlLarge", note: "Two by two.", in: .controlLarge) { LampControl() }

    Sample("controlSmall", note: "The symbol.", in: .controlSmall) { LampControl() }

    Sample("controlLockScreen", note: "The bottom of a Lock Screen.", in: .controlLockScreen) { TeaControl() }

    Sample(".controlWidgetActionHint(_:)", note: "Beside the Action button.", in: .controlHint) { LampControl() }

    Sample(".controlWidgetStatus(_:)", note: "After a tap.", in: .controlStatus) { LampControl() }
  }
}

private struct LampControl: ControlWidget {
  var isOn = true
  var isDisabled = false

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp") {
      ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { isOn in
        Label(
          isOn ? "Bright" : "Dark",
          systemImage: isOn ? "lightbulb.fill" : "lightbulb"
        )
        .controlWidgetActionHint(isOn ? "Turn off" : "Turn on")
        .controlWidgetStatus(isOn ? "The lamp is on" : "The lamp is off")
      }
      .tint(.yellow)
      .disabled(isDisabled)
    }
  }
}

private struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct TeaControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Tea") {
      ControlWidgetButton(action: TeaIntent()) {
        Label("Three minutes", systemImage: "timer")
      }
    }
  }
}

private struct TeaIntent: AppIntent {
  static let title: LocalizedStringResource = "Tea"

  func perform() async throws -> some IntentResult { .result() }
}
