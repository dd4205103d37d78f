package import Foundation

extension HTTPResponse {
  /// The delay requested by `Retry-After`, in seconds or as a date: 0 to 86,400 seconds; `nil` without the header.
  ///
  /// - Parameter now: The current date, for the date form.
  package func askedWait(at now: Date) -> Duration? {
    guard let text = headers["retry-after"] else { return nil }
    let seconds = HTTPDate.seconds(text) ?? HTTPDate.date(text)?.timeIntervalSince(now)
    return seconds.map { .seconds(min(max($0, 0), 86_400)) }
  }
}
