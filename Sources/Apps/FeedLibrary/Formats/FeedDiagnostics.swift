import Diagnostics

/// What is wrong with a feed, told once per fault and not without end.
struct FeedDiagnostics {
  private static let mostOfAKind = 20
  private var counts: [String: Int] = [:]

  /// Reports a diagnostic about the feed.
  mutating func report(_ id: String, _ message: String) {
    counts[id, default: 0] += 1
    if counts[id, default: 0] <= Self.mostOfAKind {
      DiagnosticLog.current.report(Diagnostic(id: id, message: message))
    }
  }

  /// Says that a document is not well-formed.
  ///
  /// - Parameter mended: In how many places.
  static func reportDamage(of format: String, mended: Int) {
    let places = mended == 1 ? "1 place" : "\(mended) places"
    DiagnosticLog.current.report(
      Diagnostic(
        id: "feed.not-well-formed", message: "it is no well-formed \(format) and was mended in \(places)"))
  }

  /// Says how many were not told.
  func finish() {
    for (id, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostOfAKind {
      let message = "and \(count - Self.mostOfAKind) more of these"
      DiagnosticLog.current.report(Diagnostic(id: id, message: message))
    }
  }
}
