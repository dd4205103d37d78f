package import Foundation

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
