import AppIntents
import SwiftUI
import WidgetKit

/// What a clock shows from a date on.
struct ClockEntry: TimelineEntry {
  let date: Date
  /// The second time zone.
  var zone: TimeZone?
}

/// One entry for each minute of an hour.
struct ClockProvider: AppIntentTimelineProvider {
  /// Minutes per timeline.
  private static let length = 60

  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: context.date) }

  /// In the widget gallery, shows ten to ten, where the hands do not cover the date, and a second zone.
  func snapshot(for configuration: ClockIntent, in context: Context) async -> ClockEntry {
    let start = context.calendar.startOfDay(for: context.date)
    return entry(at: context.isPreview ? start + ClockSample.second : context.date, configuration)
  }

  func timeline(for configuration: ClockIntent, in context: Context) async -> Timeline<ClockEntry> {
    let minute = 60.0
    let next = ((context.date.timeIntervalSinceReferenceDate / minute).rounded(.down) + 1) * minute
    let minutes = (0..<Self.length).map { Date(timeIntervalSinceReferenceDate: next + Double($0) * minute) }
    return Timeline(entries: ([context.date] + minutes).map { entry(at: $0, configuration) }, policy: .atEnd)
  }

  private func entry(at date: Date, _ configuration: ClockIntent) -> ClockEntry {
    ClockEntry(date: date, zone: configuration.zone.flatMap { TimeZone(identifier: $0.id) })
  }
}

/// The clock in the widget gallery.
enum ClockSample {
  /// Ten to ten, in seconds of the day.
  static let second: TimeInterval = 9 * 3600 + 50 * 60
}
