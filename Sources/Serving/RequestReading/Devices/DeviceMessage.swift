import Foundation

/// What a device sends in the headers of a request. Invalid values are left out.
package struct DeviceMessage: Sendable {
  /// The hardware address in upper case; nil if it is missing or is none.
  package let mac: String?
  package let key: String?
  package let model: String?
  package var report: DeviceReport

  /// - Parameter header: The value of a header by its name.
  package init(_ header: (_ name: String) -> String?) {
    func value(_ name: String) -> String? {
      let text = header(name)?.trimmingCharacters(in: .whitespaces)
      return text.flatMap { $0.isEmpty || $0.utf8.count > 128 ? nil : $0 }
    }
    func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
      value(name).flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
    }
    mac = value("ID").flatMap(Self.mac)
    key = value("Access-Token")
    model = value("Model").flatMap { Self.isWord($0) ? $0 : nil }
    report = DeviceReport()
    report.firmware = value("FW-Version").flatMap { Self.isWord($0) ? $0 : nil }
    report.battery = value("Battery-Voltage").flatMap {
      $0.wholeMatch(of: /[0-9]{1,2}(?:\.[0-9]{1,6})?/) == nil ? nil : Double($0)
    }
    report.signal = number("RSSI", in: -200...100)
    (report.width, report.height) = (number("Width", in: 1...20_000), number("Height", in: 1...20_000))
    report.interval = number("Refresh-Rate", in: 0...1_000_000)
  }

  /// A hardware address in upper case; nil if `text` is none.
  package static func mac(_ text: String) -> String? {
    let upper = text.uppercased()
    // A group of devices has an odd first byte.
    return upper.wholeMatch(of: /[0-9A-F][02468ACE](?::[0-9A-F]{2}){5}/) == nil ? nil : upper
  }

  /// Whether a text can be the name of a model or a version.
  private static func isWord(_ text: String) -> Bool {
    text.utf8.count <= 60
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789._-+ ".unicodeScalars.contains(scalar))
      }
  }
}
