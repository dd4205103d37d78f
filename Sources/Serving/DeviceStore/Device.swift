package import Foundation

/// A device that fetches its pictures, such as a TRMNL.
package struct Device: Sendable, Hashable {
  package let id: Int64
  /// Six letters and digits, by which people know it.
  package let code: String
  /// In upper case, with colons.
  package let mac: String
  package let model: String
  package let createdAt: Date
  package var name: String?
  /// The screen or playlist that it shows; nil for the first.
  package var shows: String?
  package var isClaimed: Bool
  package var seenAt: Date?
  package var report: DeviceReport
}

/// What a device says about itself.
package struct DeviceReport: Sendable, Hashable {
  package var firmware: String?
  /// Volts.
  package var battery: Double?
  /// Decibels relative to a milliwatt.
  package var signal: Int?
  package var width: Int?
  package var height: Int?
  /// Seconds between its last two questions, as it was told.
  package var interval: Int?

  package init() {}
}

/// A line of a device's log.
package struct DeviceLogLine: Sendable, Hashable {
  /// When the server received it: clocks of devices may be years off.
  package let receivedAt: Date
  package let message: String
  /// Everything else, as JSON.
  package let details: String

  package init(receivedAt: Date, message: String, details: String) {
    (self.receivedAt, self.message, self.details) = (receivedAt, message, details)
  }
}
