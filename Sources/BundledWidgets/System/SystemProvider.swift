import Foundation
import SystemLibrary
import WidgetKit

/// How the machine is from a date on.
struct SystemEntry: TimelineEntry {
  let date: Date
  var report = SystemReport()

  var reading: SystemReading { report.reading }
}

/// One entry, and the next reading after five minutes.
struct SystemProvider: TimelineProvider {
  /// Seconds between readings.
  static let interval: TimeInterval = 300

  /// Reads the machine, and keeps the reading for the chart; a test gives another one.
  var report: @Sendable () -> SystemReport = {
    let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: SystemMonitor.group)
    return SystemMonitor(container: container).report()
  }

  func placeholder(in context: Context) -> SystemEntry {
    SystemEntry(date: context.date, report: .sample(at: context.date))
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SystemEntry) -> Void) {
    completion(context.isPreview ? placeholder(in: context) : SystemEntry(date: context.date, report: report()))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SystemEntry>) -> Void) {
    let entry = SystemEntry(date: context.date, report: report())
    completion(Timeline(entries: [entry], policy: .after(context.date + Self.interval)))
  }
}
