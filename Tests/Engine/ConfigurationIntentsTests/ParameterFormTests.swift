import Localization
import Testing

@testable import ConfigurationIntents

/// How parameters may be written.
struct ParameterFormTests {
  private struct StopIntent: AppIntent {
    static let title: LocalizedStringResource = "Stop"

    @Parameter var id: String
    @Parameter var isFinal: Bool

    init() {}

    init(id: String) { (self.id, isFinal) = (id, true) }

    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `a parameter may be written without parentheses`() {
    #expect(StopIntent().$id.presentValue == nil && StopIntent().id.isEmpty && !StopIntent().isFinal)
    let intent = StopIntent(id: "7")
    #expect(intent.id == "7" && intent.isFinal)
  }
}
