import ConfigurationIntents
import Localization

/// What the controls of the tests do.
struct LightIntent: AppIntent {
  static let title: LocalizedStringResource = "Light"

  func perform() async throws -> some IntentResult { .result() }
}
