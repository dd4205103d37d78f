import AppIntents
import WidgetKit

struct OrchardIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Orchard"
  static var description = IntentDescription("Shows one tree.", categoryName: "Garden")

  @Parameter(title: "Tree")
  var tree: Tree?

  @Parameter(title: "Others", size: [.systemSmall: 1, .systemMedium: 2])
  var others: [Tree]?

  @Parameter(title: "Fruit", default: .apple)
  var fruit: Fruit

  @Parameter(title: "Basket", optionsProvider: BasketOptions())
  var basket: String

  @Parameter(title: "Crates", default: 20, optionsProvider: CrateSizes())
  var crate: Int

  @Parameter(title: "Rows", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9))
  var rows: Int

  @Parameter(title: "Sugar", default: 11.5, controlStyle: .slider, inclusiveRange: (0, 30))
  var sugar: Double

  @Parameter(title: "Shows the date", default: true)
  var showsDate: Bool

  @Parameter(title: "Planted", kind: .date)
  var planted: Date?

  @Parameter(title: "Page")
  var page: URL?

  @Parameter(title: "Weight", defaultUnit: .kilograms)
  var weight: Measurement<UnitMass>?

  @Parameter(title: "Note", default: "ripe", inputOptions: String.IntentInputOptions(capitalizationType: .sentences))
  var note: String?

  init() {}

  init(tree: Tree?, fruit: Fruit = .apple) {
    self.tree = tree
    self.fruit = fruit
  }

  static var parameterSummary: some ParameterSummary {
    When(\.$fruit, .equalTo, .quince) {
      Summary("\(\.$fruit) without sugar") {
        \.$tree
      }
    } otherwise: {
      Summary("\(\.$fruit) of \(\.$tree) with \(\.$sugar)") {
        \.$others
        \.$basket
        \.$crate
        \.$rows
        \.$showsDate
        \.$planted
        \.$page
        \.$weight
        \.$note
      }
    }
  }
}

struct PickIntent: AppIntent {
  static var title: LocalizedStringResource = "Pick"
  static var openAppWhenRun = false

  @Parameter(title: "Tree")
  var tree: String

  init() {}
  init(tree: String) { self.tree = tree }

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "OrchardWidget")
    return .result()
  }
}

struct WaterIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Water runs")
  var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}
