import FleetStore
import Foundation
import ToolReports

/// A fleet's status for people.
struct FleetStatusText {
  private let status: FleetStatus

  init(_ status: FleetStatus) { self.status = status }

  var lines: [String] {
    let present = status.workers.filter(\.isPresent)
    var lines = [
      "widgets   \(status.widgets) of \(Self.count(status.owners, "owner"))",
      "workers   \(present.isEmpty ? "none" : "\(present.count): " + present.map(\.host).countedNames)",
      "lateness  \(lateness)", "backlog   \(backlog)", "work      \(throughput)",
      "drawing   \(drawing)",
      "database  \(Self.megabytes(status.databaseBytes)), \(Self.count(status.deadRows, "dead row"))",
    ]
    if status.putAside > 0 { lines.append("put aside \(Self.count(status.putAside, "widget"))") }
    for reason in status.reasons {
      let more = reason.widgets > 1 ? " and \(reason.widgets - 1) more" : ""
      lines.append(
        "  \(reason.isPutAside ? "put aside" : "failing"): \(reason.owner)/\(reason.name)\(more): \(reason.reason)")
    }
    return lines + status.problems.map { "problem: \($0)" }
  }

  private var lateness: String {
    guard let half = status.lateness(of: 0.5), let most = status.lateness(of: 0.99) else {
      return "no changes in the last ten minutes"
    }
    return "half of the changes within \(Self.seconds(half)), 99 % within \(Self.seconds(most))"
  }

  private var backlog: String {
    let oldest = [status.oldestDue, status.oldestFrame].compactMap(\.self).min()
    guard let oldest else { return "nothing is late" }
    let counts = [(status.due, "timeline"), (status.lateFrames, "frame")].map { number, word in
      (number >= FleetStatus.countLimit ? "at least " : "") + Self.count(number, word)
    }
    return "\(counts.joined(separator: " and ")), the oldest due for "
      + Self.seconds(status.date.timeIntervalSince(oldest))
  }

  private var throughput: String {
    let (recent, minutes) = (status.recent, max(status.recentMinutes, 1))
    return
      "\(recent.shown / minutes) changes, \(recent.drawn / minutes) pictures and \(recent.reloaded / minutes) timelines "
      + "a minute; \(recent.skipped) skipped, \(recent.failed) failed in \(Self.count(status.recentMinutes, "minute"))"
  }

  private var drawing: String {
    guard let oldest = status.oldestLease else { return "nothing" }
    return "\(Self.count(status.leased, "widget")), the oldest due for "
      + Self.seconds(status.date.timeIntervalSince(oldest))
  }

  private static func seconds(_ value: Double) -> String {
    value.isInfinite ? "more than 300 s" : value < 10 ? "\(value.rounded(toMultipleOf: 0.01)) s" : "\(Int(value)) s"
  }

  private static func count(_ number: Int64, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  private static func megabytes(_ bytes: Int64) -> String { "\(bytes >> 20) MiB" }
}

extension Double {
  fileprivate func rounded(toMultipleOf step: Double) -> Double { (self / step).rounded() * step }
}

extension [String] {
  /// The names, each once with its number.
  fileprivate var countedNames: String {
    let counts = reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.keys.sorted().map { counts[$0] == 1 ? $0 : "\($0) (\(counts[$0] ?? 0))" }.joined(separator: ", ")
  }
}
