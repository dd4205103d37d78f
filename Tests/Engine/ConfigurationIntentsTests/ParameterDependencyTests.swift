import Ambient
import Localization
import Testing

@testable import ConfigurationIntents

/// Queries that read the other parameters of the intent that is being configured.
struct ParameterDependencyTests {
  private struct PierIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pier"
    @Parameter(title: "Station") var station: Station?
    @Parameter(title: "Night") var isNight: Bool
  }

  private struct PierQuery {
    @IntentParameterDependency<PierIntent>(\.$station) var named
    @IntentParameterDependency<PierIntent>(\.$isNight) var plain
  }

  @Test func `an optional parameter of the dependency has a value`() {
    let intent = PierIntent()
    intent.station = Station.all[2]
    let query = PierQuery()
    #expect(query.named == nil && query.plain == nil)
    withAmbientValues({ $0.configuredIntent = intent }) {
      #expect(query.named?.station.name == "Millbrook")
    }
  }

  @Test func `without a value for a named parameter there is no dependency`() {
    withAmbientValues({ $0.configuredIntent = PierIntent() }) {
      let query = PierQuery()
      #expect(query.named == nil)
      #expect(query.plain?.isNight == false)
    }
  }
}
