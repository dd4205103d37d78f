import AppIntents
import Foundation

/// The day that the plan shows.
enum Weekday: String, AppEnum {
  case today, tomorrow, monday, tuesday, wednesday, thursday, friday, saturday, sunday

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Day"
  static let caseDisplayRepresentations: [Weekday: DisplayRepresentation] = [
    .today: "Today", .tomorrow: "Tomorrow", .monday: "Monday", .tuesday: "Tuesday", .wednesday: "Wednesday",
    .thursday: "Thursday", .friday: "Friday", .saturday: "Saturday", .sunday: "Sunday",
  ]

  /// The number of days after that of `date`, 0…6: the next such weekday, including today.
  func distance(from date: Date, in calendar: Calendar) -> Int {
    switch self {
    case .today: return 0
    case .tomorrow: return 1
    default:
      let names: [Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
      let wanted = names.firstIndex(of: self) ?? 0
      return (wanted + 1 - calendar.component(.weekday, from: date) + 7) % 7
    }
  }
}

/// The settings of the day plan.
struct DayPlanConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Day Plan"
  static let description: IntentDescription = "All lessons of a day."

  @Parameter(title: "Day", default: .today)
  var weekday: Weekday
}
