import Foundation
import SystemLibrary
import WidgetKit

/// How the machine is from a date on.
struct SystemEntry: TimelineEntry {
  let date: Date
  var report = SystemReport()

  var reading: SystemReading { report.reading }

  /// The load in the time before the entry: 0…1 from its beginning to the entry's date, and the load.
  ///
  /// The reading that was made for the entry is dated by the clock, a moment after the date for which the provider was asked.
  func loads(of length: TimeInterval) -> [CGPoint] {
    let moment = SystemHistory.interval
    return report.history.samples(before: date + moment, length: length + moment).compactMap { sample in
      sample.load.map { CGPoint(x: min(1 - date.timeIntervalSince(sample.date) / length, 1), y: $0) }
    }
  }
}

/// One entry, and the next reading after five minutes.
struct SystemProvider: TimelineProvider {
  /// Seconds between readings.
  static let interval: TimeInterval = 300

  /// How the machine is at a date; a test gives another one.
  var report: @Sendable (Date) -> SystemReport = { date in
    let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: SystemMonitor.group)
    return SystemMonitor(container: container).report(for: date)
  }

  func placeholder(in context: Context) -> SystemEntry {
    SystemEntry(date: context.date, report: .sample(at: context.date))
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SystemEntry) -> Void) {
    completion(
      context.isPreview ? placeholder(in: context) : SystemEntry(date: context.date, report: report(context.date)))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SystemEntry>) -> Void) {
    let entry = SystemEntry(date: context.date, report: report(context.date))
    completion(Timeline(entries: [entry], policy: .after(context.date + Self.interval)))
  }
}
