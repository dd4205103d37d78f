import FeedLibrary
import Foundation

extension LatestArticle {
  /// When it was published: `pubDate` in the forms of ISO 8601, and as NetNewsWire's app writes it
  /// (`2026-11-21 08:00:00 +0000`); nil for any other.
  var published: Date? {
    let text = pubDate.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: " +", with: "+").replacingOccurrences(of: " -", with: "-")
      .replacingOccurrences(of: " ", with: "T")
    let time = Date.ISO8601FormatStyle()
    let styles = [time, Date.ISO8601FormatStyle(includingFractionalSeconds: true), time.year().month().day()]
    return styles.lazy.compactMap { try? $0.parse(text) }.first
  }
}
