import AppIntents
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct WateringControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Watering", provider: WateringValue()) { isRunning in
      ControlWidgetToggle("Water", isOn: isRunning, action: WaterIntent()) { isOn in
        Label(isOn ? "Runs" : "Off", systemImage: isOn ? "drop.fill" : "drop")
          .controlWidgetActionHint("Water")
      }
      .tint(.blue)
    }
    .displayName("Watering")
    .description("Opens the tap.")
  }
}

@available(iOS 18.0, *)
struct WateringValue: ControlValueProvider {
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool { true }
}

@available(iOS 18.0, *)
struct LadderControl: ControlWidget {
  static let kind = "Ladder"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: LadderValue()) { height in
      ControlWidgetButton(action: PickIntent(tree: "\(height)")) {
        Label("Ladder", systemImage: "arrow.up")
      }
    }
    .promptsForUserConfiguration()
  }
}

@available(iOS 18.0, *)
struct LadderIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Ladder"

  @Parameter(title: "Height", default: 3)
  var height: Int
}

@available(iOS 18.0, *)
struct LadderValue: AppIntentControlValueProvider {
  func previewValue(configuration: LadderIntent) -> Int { configuration.height }
  func currentValue(configuration: LadderIntent) async throws -> Int { configuration.height }
}
