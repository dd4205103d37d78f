import Foundation

/// The value of `Content-Type`: `text/html; charset=utf-8`.
public struct ContentType: Hashable, Sendable {
  /// In lower case, without parameters: `text/html`.
  public let type: String
  /// As written, without quotes; nil if there is none.
  public let charset: String?

  public init(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    type = parts.first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() } ?? ""
    charset =
      parts.dropFirst().lazy.compactMap { part -> String? in
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, sides[0].trimmingCharacters(in: .whitespaces).lowercased() == "charset" else {
          return nil
        }
        return sides[1].trimmingCharacters(in: .whitespaces.union(["\"", "'"]))
      }.first
  }
}
