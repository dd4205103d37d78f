import Diagnostics
import FeedLibrary
import Foundation
import ToolReports

/// The result of reading a feed.
struct FeedOutcomeReport: Encodable {
  let address: String
  let name: String
  let state: String
  let newArticles: Int
  let changedArticles: Int
  /// Nil for success.
  let error: String?
  /// Whether the feed was to be added, but exists already.
  private let isRepeated: Bool

  private enum CodingKeys: CodingKey {
    case address, name, state, newArticles, changedArticles, error
  }

  /// - Parameter isAdding: Whether the feed was to be added.
  init(_ outcome: FeedOutcome, isAdding: Bool) {
    isRepeated = isAdding && outcome.wasKnown
    (address, name) = ((outcome.address ?? outcome.asked).redacted, outcome.name)
    var changes = FeedChanges()
    switch outcome.result {
    case .read(let found): (state, changes) = (outcome.wasKnown ? "read" : "new", found)
    case .unchanged: state = "unchanged"
    case .skipped(let date): state = date == nil ? "gone" : "waiting"
    case .removed: state = "removed"
    case .failed: state = "failed"
    }
    (newArticles, changedArticles) = (changes.new, changes.changed)
    error = outcome.failure.map { "\($0)" }
  }

  /// The printed line; nil for a failure, which is printed as an error.
  var line: String? {
    if error != nil { return nil }
    var parts = isRepeated ? ["already exists as \(address.printable)"] : []
    if state == "read" || state == "new" {
      parts.append(newArticles == 1 ? "1 new article" : "\(newArticles) new articles")
      if changedArticles > 0 { parts.append("\(changedArticles) changed") }
    } else {
      parts.append(Self.words[state] ?? state)
    }
    if state == "new" { parts.append(address.printable) }
    return "\(name.printable): \(parts.joined(separator: ", "))"
  }

  private static let words = [
    "unchanged": "unchanged", "waiting": "skipped, as its server asked to wait",
    "gone": "gone (HTTP 410), skipped", "removed": "removed in the meantime",
  ]
}
