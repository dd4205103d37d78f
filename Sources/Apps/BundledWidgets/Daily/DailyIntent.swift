import AppIntents
import DailyLibrary
import SwiftUI
import WidgetKit

/// The settings of a daily widget.
struct DailyIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Daily Recommendation"
  static let description = IntentDescription("Something new every day.")

  @Parameter(
    title: "Source", description: "A JSON file or its address; what `almanac daily set` stored unless one is given.")
  var source: String?

  @Parameter(title: "Mode")
  var mode: DailyModeEntity?

  @Parameter(title: "Accent", default: .amber)
  var accent: DailyAccent

  @Parameter(title: "Number of Units", default: 3, controlStyle: .stepper, inclusiveRange: (0, 3))
  var unitCount: Int

  @Parameter(
    title: "Units", description: "Which ones, by their titles or numbers; the first ones unless some are given.",
    default: [],
    size: [
      .systemSmall: 0, .systemMedium: IntentCollectionSize(min: 0, max: 2),
      .systemLarge: IntentCollectionSize(min: 0, max: 3),
    ])
  var units: [DailyUnitEntity]

  @Parameter(title: "Show Logo", default: true)
  var showsLogo: Bool

  @Parameter(title: "Logo Style", default: .original)
  var logoStyle: DailyLogoStyle

  static var parameterSummary: some ParameterSummary {
    When(\.$showsLogo, .equalTo, true) {
      Summary {
        \.$source
        \.$mode
        \.$accent
        \.$unitCount
        \.$units
        \.$showsLogo
        \.$logoStyle
      }
    } otherwise: {
      Summary {
        \.$source
        \.$mode
        \.$accent
        \.$unitCount
        \.$units
        \.$showsLogo
      }
    }
  }

  /// The selection of the data for a widget of a family.
  func choice(in family: WidgetFamily) -> DailyChoice {
    let room = [.systemMedium: 2, .systemLarge: 3][family] ?? 0
    return DailyChoice(mode: mode?.id, picks: units.map(\.id), unitLimit: min(unitCount, room), showsLogo: showsLogo)
  }
}

enum DailyAccent: String, AppEnum {
  case amber, rose, mint, sky, white

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Accent")
  static let caseDisplayRepresentations: [DailyAccent: DisplayRepresentation] = [
    .amber: "Amber", .rose: "Rose", .mint: "Mint", .sky: "Sky", .white: "White",
  ]

  var color: Color {
    switch self {
    case .amber: Color(red: 1, green: 0.76, blue: 0.35)
    case .rose: Color(red: 1, green: 0.60, blue: 0.66)
    case .mint: Color(red: 0.55, green: 0.93, blue: 0.78)
    case .sky: Color(red: 0.56, green: 0.82, blue: 1)
    case .white: .white
    }
  }
}

enum DailyLogoStyle: String, AppEnum {
  case original, white

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Logo Style")
  static let caseDisplayRepresentations: [DailyLogoStyle: DisplayRepresentation] = [
    .original: "Original", .white: "White",
  ]
}
