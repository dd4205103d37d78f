import ConfigurationIntents
import Localization

/// The action of the tests' controls.
struct LightIntent: AppIntent {
  static let title: LocalizedStringResource = "Light"

  func perform() async throws -> some IntentResult { .result() }
}
