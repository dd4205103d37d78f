package import Foundation

/// The caching rules of a response: RFC 9111, for a private cache.
///
/// One rule is broken on purpose: `must-revalidate` forbids to use an expired copy if the server cannot be reached.
/// Many servers always send it, and a widget with an older image and a diagnostic is better than one without.
/// `no-store` is respected.
package struct CachePolicy: Hashable, Sendable {
  /// Whether the response may be stored on disk.
  package let isStorable: Bool
  /// How long the response is fresh after its arrival, in seconds.
  package let lifetime: TimeInterval

  /// The maximum heuristic freshness: without explicit information it is a tenth of the image's age, and at most a
  /// day (RFC 9111, 4.2.2).
  private static let longestGuess: TimeInterval = 86_400
  private static let longestLife: TimeInterval = 31_536_000

  /// - Parameters:
  ///   - headers: The values of ``names`` in the response.
  ///   - received: When the response arrived.
  package init(_ headers: [String: String], received: Date) {
    let directives = Self.directives(headers["cache-control"] ?? "")
    isStorable = directives["no-store"] == nil
    let date = headers["date"].flatMap(HTTPDate.date) ?? received
    let life: TimeInterval
    if directives["no-cache"] != nil || headers["vary"]?.contains("*") == true {
      life = 0
    } else if let age = directives["max-age"] {
      life = HTTPDate.seconds(age) ?? 0
    } else if let expires = headers["expires"] {
      // An invalid date, such as 0, means expired.
      life = HTTPDate.date(expires).map { $0.timeIntervalSince(date) } ?? 0
    } else {
      let modified = headers["last-modified"].flatMap(HTTPDate.date)
      life = min(modified.map { date.timeIntervalSince($0) / 10 } ?? 0, Self.longestGuess)
    }
    let age = headers["age"].flatMap(HTTPDate.seconds) ?? 0
    lifetime = min(max(life - age, 0), Self.longestLife)
  }

  /// The header fields that are stored with a copy, in lower case.
  package static let names = ["cache-control", "expires", "date", "age", "vary", "etag", "last-modified"]

  /// `max-age=5, private` as names and values. If a name occurs several times, the first value is used.
  private static func directives(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for part in text.lowercased().split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\"")))
      }
      guard let name = sides.first, found[name] == nil else { continue }
      found[name] = sides.count > 1 ? sides[1] : ""
    }
    return found
  }
}
