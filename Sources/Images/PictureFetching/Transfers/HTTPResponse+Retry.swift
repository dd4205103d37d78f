package import Foundation

extension HTTPResponse {
  /// How long the server wants not to be asked, as `Retry-After` says it in seconds or as a date: 0 to 86,400 seconds; nil
  /// where it does not say so.
  ///
  /// - Parameter now: What a date counts from.
  package func askedWait(at now: Date) -> Duration? {
    guard let text = headers["retry-after"] else { return nil }
    let seconds = HTTPDate.seconds(text) ?? HTTPDate.date(text)?.timeIntervalSince(now)
    return seconds.map { .seconds(min(max($0, 0), 86_400)) }
  }
}
