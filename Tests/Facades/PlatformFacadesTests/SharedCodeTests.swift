import AppIntents
import ConfigurationIntents
import CoreLocationFacade
import DarwinFacade
import ExtensionBuilding
import Foundation
import Testing

/// API of other modules in code that an app shares with its widgets.
struct SharedCodeTests {
  private struct Opening: AppIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Place") var place: CLPlacemark?

    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/x")))
    }
  }

  @Test func `an intent has a location and opens a URL`() async throws {
    #expect(Opening().place == nil)
    #expect(OpenURLIntent(URL(fileURLWithPath: "/x")).url?.path == "/x" && OpenURLIntent().url == nil)
    #expect(CLPlacemark._form.obstacle != nil)
  }

  @Test func `C functions are available as Darwin`() {
    #expect(ModuleAliases.facades["Darwin"] == "DarwinFacade")
    #expect(DarwinFacade.pow(2.0, 3.0) == 8 && DarwinFacade.sqrt(16.0) == 4)
  }
}
