package import Foundation

extension Date {
  /// Milliseconds since 1970; the nearest moment that fits for one without end, 1970 for none.
  package var storedMilliseconds: Int64 {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    if milliseconds.isNaN { return 0 }
    return Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
  }

  /// The moment that ``storedMilliseconds`` are of.
  package init(storedMilliseconds: Int64) { self.init(timeIntervalSince1970: Double(storedMilliseconds) / 1000) }
}

extension String {
  /// The text as SQLite takes it: it would end at a NUL character, in whose place there is U+FFFD.
  package var storable: String { utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self }
}
