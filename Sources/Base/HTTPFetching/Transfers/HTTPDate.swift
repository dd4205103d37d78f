package import Foundation

/// Dates and durations in HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110). The two obsolete forms are
/// invalid.
package enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A number of seconds, which consists of digits only.
  static func seconds(_ text: String) -> TimeInterval? {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } ? TimeInterval(text) : nil
  }

  /// The date in whole seconds.
  package static func text(_ date: Date) -> String {
    var seconds = time_t(min(max(date.timeIntervalSince1970, 0), 253_402_300_799))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(digits).joined(separator: ":")
    let (day, month) = (days[Int(parts.tm_wday)], months[Int(parts.tm_mon)])
    return "\(day), \(digits(parts.tm_mday)) \(month) \(parts.tm_year + 1900) \(clock) GMT"
  }

  package static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2])) else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int32($0) }
    guard clock.count == 3, let day = Int32(words[1]), let year = Int32(words[3]), (1900...9999).contains(year) else {
      return nil
    }
    guard (1...31).contains(day), (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    var parts = tm()
    (parts.tm_mday, parts.tm_mon, parts.tm_year) = (day, Int32(month), year - 1900)
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (clock[0], clock[1], clock[2])
    return Date(timeIntervalSince1970: TimeInterval(timegm(&parts)))
  }
}
