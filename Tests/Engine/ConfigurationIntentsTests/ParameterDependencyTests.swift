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

  @Test func `an optional parameter that the dependency names has a value`() {
    let intent = PierIntent()
    intent.station = Station.all[2]
    let query = PierQuery()
    #expect(query.named == nil && query.plain == nil)
    withAmbientValues({ $0.configuredIntent = intent }) {
      #expect(query.named?.station.name == "Millbrook")
    }
  }

  @Test func `as long as a named parameter has no value there is no dependency`() {
    withAmbientValues({ $0.configuredIntent = PierIntent() }) {
      let query = PierQuery()
      #expect(query.named == nil)
      #expect(query.plain?.isNight == false)
    }
  }
}
