package import Foundation
package import RequestReading

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
