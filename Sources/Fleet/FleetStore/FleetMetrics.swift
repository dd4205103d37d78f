import Foundation

/// A fleet's metrics in the text format of Prometheus.
package struct FleetMetrics {
  private let status: FleetStatus
  private let totals: FleetWork

  package init(_ status: FleetStatus, _ totals: FleetWork) { (self.status, self.totals) = (status, totals) }

  package var text: String {
    let age = [status.oldestDue, status.oldestFrame].compactMap(\.self).min().map { status.date.timeIntervalSince($0) }
    let lines =
      gauge("widgets", "Widgets that are placed.", Double(status.widgets))
      + gauge("workers", "Workers that were seen in the last minute.", Double(status.workers.count(where: \.isPresent)))
      + gauge("due_timelines", "Timelines that are due and not claimed.", Double(status.due))
      + gauge("due_frames", "Frames whose dates have come and that are not shown.", Double(status.lateFrames))
      + gauge("oldest_due_seconds", "How long the oldest of both is due.", max(age ?? 0, 0))
      + gauge("leased", "Widgets that are being drawn.", Double(status.leased))
      + gauge("put_aside", "Widgets that are not attempted any more.", Double(status.putAside))
      + gauge("failing", "Widgets whose last reload failed.", Double(status.failing))
      + gauge(
        "missing_tools", "Tools of widgets that no worker has.", Double(status.tools.count { $0.versions.isEmpty }))
      + gauge("database_bytes", "The size of the database.", Double(status.databaseBytes))
      + gauge("dead_rows", "Rows that a vacuum would remove.", Double(status.deadRows))
      + gauge(
        "oldest_transaction_seconds", "How long the oldest transaction is open.", max(status.oldestTransaction ?? 0, 0))
      + counter("changes", "Widgets whose picture was replaced.", totals.shown)
      + counter("skipped_frames", "Frames that were not shown, because a newer one was due.", totals.skipped)
      + counter("reloads", "Timelines that were reloaded.", totals.reloaded)
      + counter("pictures", "Pictures that were drawn.", totals.drawn)
      + counter("failures", "Attempts that failed.", totals.failed) + lateness
    return (lines + [""]).joined(separator: "\n")
  }

  private func gauge(_ name: String, _ help: String, _ value: Double) -> [String] {
    ["# HELP almanac_fleet_\(name) \(help)", "# TYPE almanac_fleet_\(name) gauge", "almanac_fleet_\(name) \(value)"]
  }

  private func counter(_ name: String, _ help: String, _ value: Int64) -> [String] {
    [
      "# HELP almanac_fleet_\(name)_total \(help)", "# TYPE almanac_fleet_\(name)_total counter",
      "almanac_fleet_\(name)_total \(value)",
    ]
  }

  private var lateness: [String] {
    let name = "almanac_fleet_lateness_seconds"
    var lines = ["# HELP \(name) From the date of a change to its commit.", "# TYPE \(name) histogram"]
    var sum: Int64 = 0
    for (bound, count) in zip(FleetWork.bounds.map { "\($0)" } + ["+Inf"], totals.late) {
      sum += count
      lines.append("\(name)_bucket{le=\"\(bound)\"} \(sum)")
    }
    return lines + ["\(name)_sum \(totals.lateSeconds)", "\(name)_count \(sum)"]
  }
}
