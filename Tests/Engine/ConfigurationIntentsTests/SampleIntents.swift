import ConfigurationIntents
import Foundation
import Localization

enum Backdrop: String, AppEnum {
  case plain, gradient, photo

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Backdrop"
  static var caseDisplayRepresentations: [Backdrop: DisplayRepresentation] {
    [
      .plain: "Plain", .gradient: DisplayRepresentation(title: "Two colours", subtitle: "From the top"),
      .photo: "Photo",
    ]
  }
}

struct Station: AppEntity, Hashable {
  let id: Int
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  static let defaultQuery = StationQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "No. \(id)") }

  static let all = [Station(id: 1, name: "Harbour"), Station(id: 2, name: "Mill"), Station(id: 3, name: "Millbrook")]
}

struct StationQuery: EntityStringQuery {
  @IntentParameterDependency<BoardIntent>(\.$isNight) var board

  func entities(for identifiers: [Int]) async throws -> [Station] {
    Station.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<Station> {
    IntentItemCollection(items: Station.all.filter { $0.name.contains(string) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<Station> {
    // At night there is one station.
    if board?.isNight == true { return IntentItemCollection(items: [Station.all[0]]) }
    return IntentItemCollection {
      IntentItemSection("Near", items: [Station.all[0]])
      IntentItemSection("Far", items: [IntentItem(Station.all[1], title: "The Mill")])
    }
  }

  func defaultResult() async -> Station? { Station.all[1] }
}

struct LineOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["U1", "U2"] }
  func defaultResult() async -> String? { "U2" }
}

struct BrokenOptions: DynamicOptionsProvider {
  struct Offline: Error {}
  func results() async throws -> [String] { throw Offline() }
}

struct SilentOptions: DynamicOptionsProvider {
  func results() async throws -> [String] {
    for await _ in AsyncStream<Void>.makeStream().stream {}
    return []
  }
}

/// Parameters of many types, as in real sources.
struct BoardIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Board"
  static let description = IntentDescription("What leaves when.")

  @Parameter(title: "At Night", default: false) var isNight: Bool
  @Parameter(title: "Backdrop", default: .plain) var backdrop: Backdrop
  @Parameter(title: "Second backdrop") var second: Backdrop?
  @Parameter(title: "Heading", default: "Departures", inputOptions: .init(capitalizationType: .words))
  var heading: String
  @Parameter(title: "Rows", default: 3, controlStyle: .stepper, inclusiveRange: (1, 6)) var rows: Int
  @Parameter(title: "Scale", default: 1, inclusiveRange: (lowerBound: 0.5, upperBound: 2)) var scale: Double
  @Parameter(title: "Station") var station: Station
  @Parameter(title: "Stop") var stop: Station?
  @Parameter(title: "Line", optionsProvider: LineOptions()) var line: String?
  @Parameter(title: "Broken", optionsProvider: BrokenOptions()) var broken: String?
  @Parameter(title: "Silent", optionsProvider: SilentOptions()) var silent: String?
  @Parameter(title: "Units", size: [.systemSmall: 1, .systemMedium: IntentCollectionSize(min: 1, max: 2)])
  var units: [Backdrop]
  @Parameter(title: "From", kind: .date) var start: Date?
  @Parameter(title: "Walk", defaultValue: 1, defaultUnit: .kilometers, supportsNegativeNumbers: false)
  var walk: Measurement<UnitLength>
  @Parameter(title: "Page") var page: URL?
  @Parameter(title: "Pause") var pause: Duration?
  @Parameter(title: "Photo") var photo: IntentFile?
  @Parameter(description: "Named after its property") var untitled: Int?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$backdrop) {
      Case(.photo) { Summary("Show \(\.$photo) at \(\.$station)") { \.$isNight } }
      DefaultCase {
        When(\.$isNight, .equalTo, true) {
          Summary { \.$isNight }
        } otherwise: {
          When(widgetFamily: .oneOf, [.systemLarge]) {
            Summary {
              \.$backdrop
              \.$rows
            }
          } otherwise: {
            Summary("At \(\.$station)")
          }
        }
      }
    }
  }
}

extension BoardIntent {
  static var named: BoardIntent {
    // As in Xcode's template, a constant is changed.
    let intent = BoardIntent()
    intent.heading = "Named"
    return intent
  }
}
