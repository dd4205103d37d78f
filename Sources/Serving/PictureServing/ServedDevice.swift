package import Foundation

/// A device as the page and the metrics show it.
package struct ServedDevice: Sendable {
  /// Its name, or its code.
  let name: String
  /// What it is and shows.
  let words: String
  let seenAt: Date?
  /// Volts.
  let battery: Double?
  /// Decibels relative to a milliwatt.
  let signal: Int?

  package init(name: String, words: String, seenAt: Date?, battery: Double?, signal: Int?) {
    (self.name, self.words, self.seenAt) = (name, words, seenAt)
    (self.battery, self.signal) = (battery, signal)
  }
}
