import Foundation
import SystemLibrary
import WidgetKit

/// The state of the machine from a date on.
struct SystemEntry: TimelineEntry {
  let date: Date
  var report = SystemReport()

  var reading: SystemReading { report.reading }

  /// The load in the time before the entry, as points: the date, 0…1 over `length`, and the load.
  ///
  /// A reading made for the entry has the clock's date, which is slightly later than the requested one.
  func loads(of length: TimeInterval) -> [CGPoint] {
    let moment = SystemHistory.interval
    return report.history.samples(before: date + moment, length: length + moment).compactMap { sample in
      sample.load.map { CGPoint(x: min(1 - date.timeIntervalSince(sample.date) / length, 1), y: $0) }
    }
  }
}

/// One entry, reloaded after five minutes.
struct SystemProvider: TimelineProvider {
  /// Seconds between readings.
  static let interval: TimeInterval = 300

  /// The state at a date; tests replace it.
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
