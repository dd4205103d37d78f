import AppIntents
import SwiftUI

struct ClockIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Clock"
  static let description = IntentDescription("The time and the date, here and somewhere else.")

  @Parameter(title: "Second Time Zone", description: "The name of a time zone, such as Asia/Tokyo.")
  var zone: ClockZone?

  static var parameterSummary: some ParameterSummary {
    Summary { \.$zone }
  }
}

/// A time zone, identified by its tz database name.
struct ClockZone: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Time Zone")
  static let defaultQuery = ClockZoneQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: id))
  }
}

/// Suggests places around the world; every other time zone can be found by name.
struct ClockZoneQuery: EntityStringQuery {
  private static let suggested = [
    "Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York",
    "America/Sao_Paulo", "UTC", "Europe/London", "Africa/Lagos", "Europe/Berlin", "Africa/Cairo", "Europe/Istanbul",
    "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
  ]

  func suggestedEntities() async throws -> [ClockZone] { Self.suggested.map { ClockZone(id: $0) } }

  func entities(for identifiers: [String]) async throws -> [ClockZone] {
    identifiers.filter { TimeZone(identifier: $0) != nil }.map { ClockZone(id: $0) }
  }

  func entities(matching string: String) async throws -> [ClockZone] {
    let wanted = string.replacing(" ", with: "_").lowercased()
    return TimeZone.knownTimeZoneIdentifiers.filter { $0.lowercased().contains(wanted) }.map { ClockZone(id: $0) }
  }
}
