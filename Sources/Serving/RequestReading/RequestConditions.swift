package import Foundation
import HTTPFetching

/// The conditions of a request for a file that the client may have (RFC 9110, 13).
package struct RequestConditions: Sendable {
  private let noneMatch: String?
  private let modifiedSince: String?

  /// - Parameters:
  ///   - noneMatch: The header `If-None-Match`.
  ///   - modifiedSince: The header `If-Modified-Since`.
  package init(noneMatch: String?, modifiedSince: String?) {
    (self.noneMatch, self.modifiedSince) = (noneMatch, modifiedSince)
  }

  /// Whether the client has the file. A date is compared only without tags, as RFC 9110 says.
  ///
  /// - Parameter tag: In quotation marks.
  package func isKnown(_ tag: String, modifiedAt modified: Date) -> Bool {
    if let tags = noneMatch {
      return tags == "*"
        || tags.split(separator: ",").contains { (known: Substring) in
          let known = known.trimmingCharacters(in: .whitespaces)
          return (known.hasPrefix("W/") ? String(known.dropFirst(2)) : known) == tag
        }
    }
    guard let date = modifiedSince.flatMap(HTTPDate.date) else { return false }
    return modified.timeIntervalSince1970.rounded(.down) <= date.timeIntervalSince1970
  }
}
