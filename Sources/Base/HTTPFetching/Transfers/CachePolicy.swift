package import Foundation

/// What the head of an answer says of keeping it: RFC 9111, for a cache that one person has.
///
/// One rule is broken on purpose: `must-revalidate` forbids to show an old copy where the server cannot be asked. Many
/// servers send it with everything; a widget with an older picture, of which a diagnostic tells, is better than one
/// without. `no-store` is kept.
package struct CachePolicy: Hashable, Sendable {
  /// Whether the answer may be kept on the disk.
  package let isStorable: Bool
  /// For how long after it came the answer is used without asking, in seconds.
  package let lifetime: TimeInterval

  /// A life that nothing tells is guessed: a tenth of the picture's age, a day at most (RFC 9111, 4.2.2).
  private static let longestGuess: TimeInterval = 86_400
  private static let longestLife: TimeInterval = 31_536_000

  /// - Parameters:
  ///   - headers: The values of ``names``, as far as the answer has them.
  ///   - received: When the answer came.
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
      // What is no date, such as 0, has expired.
      life = HTTPDate.date(expires).map { $0.timeIntervalSince(date) } ?? 0
    } else {
      let modified = headers["last-modified"].flatMap(HTTPDate.date)
      life = min(modified.map { date.timeIntervalSince($0) / 10 } ?? 0, Self.longestGuess)
    }
    let age = headers["age"].flatMap(HTTPDate.seconds) ?? 0
    lifetime = min(max(life - age, 0), Self.longestLife)
  }

  /// The fields that are kept with a copy, in lower case.
  package static let names = ["cache-control", "expires", "date", "age", "vary", "etag", "last-modified"]

  /// `max-age=5, private` as names and values; the first of a name counts.
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
