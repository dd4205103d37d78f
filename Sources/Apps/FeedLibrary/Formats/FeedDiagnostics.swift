import Diagnostics

/// Reports problems of a feed, each kind at most 20 times.
struct FeedDiagnostics {
  private static let mostOfAKind = 20
  private var counts: [String: Int] = [:]

  mutating func report(_ id: String, _ message: String) {
    counts[id, default: 0] += 1
    if counts[id, default: 0] <= Self.mostOfAKind {
      DiagnosticLog.current.report(Diagnostic(id: id, message: message))
    }
  }

  /// Reports that a document is not well-formed.
  ///
  /// - Parameter repairs: The number of repairs.
  static func reportDamage(of format: String, repairs: Int) {
    let places = repairs == 1 ? "1 place" : "\(repairs) places"
    DiagnosticLog.current.report(
      Diagnostic(
        id: "feed.not-well-formed", message: "not well-formed \(format); repaired in \(places)"))
  }

  /// Reports how many problems were not reported.
  func finish() {
    for (id, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostOfAKind {
      let message = "and \(count - Self.mostOfAKind) more of these"
      DiagnosticLog.current.report(Diagnostic(id: id, message: message))
    }
  }
}
