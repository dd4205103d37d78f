import AppIntents
import SwiftUI
import WidgetKit

struct RingIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Ring on arrival"

  @Parameter(title: "Rings") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct RingControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Ring", provider: RingProvider()) { rings in
      ControlWidgetToggle("Doorbell", isOn: rings, action: RingIntent()) { isOn in
        Label(isOn ? "Rings" : "Silent", systemImage: isOn ? "bell.fill" : "bell.slash")
          .controlWidgetActionHint("Hold to ring")
          .controlWidgetStatus(isOn ? "The courier will ring" : "The courier will knock")
      }
      .tint(.orange)
    }
    .displayName("Doorbell")
    .description("Whether the courier rings.")
  }
}

struct RingProvider: ControlValueProvider {
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool { true }
}

struct ReorderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order again"

  func perform() async throws -> some IntentResult { .result() }
}

struct ReorderControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Reorder") {
      ControlWidgetButton("Order again", action: ReorderIntent()) { isActive in
        Label(isActive ? "Ordering" : "Two soups", systemImage: "arrow.clockwise")
      }
    }
    .displayName("Order again")
  }
}

#Preview("Doorbell", control: { RingControl() })
