public import Foundation

extension Date {
  /// Milliseconds since 1970, clamped to the range of `Int64`; 0 for NaN.
  public var storedMilliseconds: Int64 {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    if milliseconds.isNaN { return 0 }
    return Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
  }

  /// Creates a date from ``storedMilliseconds``.
  public init(storedMilliseconds: Int64) { self.init(timeIntervalSince1970: Double(storedMilliseconds) / 1000) }
}

extension String {
  /// The text with U+FFFD for NUL, where SQLite would end it.
  public var storable: String { utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self }
}
