import Foundation
import RequestReading
import Testing

@Suite struct DeviceMessageTests {
  private func message(_ fields: (String, String)...) -> DeviceMessage {
    let headers = Dictionary(fields) { $1 }
    return DeviceMessage { headers[$0] }
  }

  @Test func `a device's headers are read`() {
    let message = message(
      ("ID", "aa:bb:cc:dd:ee:0f"), ("Access-Token", "key"), ("Model", "og_plus"), ("FW-Version", "1.8.14"),
      ("Battery-Voltage", "4.05"), ("RSSI", "-67"), ("Width", "800"), ("Height", "480"), ("Refresh-Rate", "900"))
    #expect(message.mac == "AA:BB:CC:DD:EE:0F" && message.key == "key" && message.model == "og_plus")
    let report = message.report
    #expect(report.battery == 4.05 && report.signal == -67 && report.firmware == "1.8.14")
    #expect(report.width == 800 && report.height == 480 && report.interval == 900)
  }

  @Test(arguments: ["", "aa", "aa:bb:cc:dd:ee", "aa:bb:cc:dd:ee:0g", "aa:bb:cc:dd:ee:0f:00", "aabbccddee0f", "-1"])
  func `what is no hardware address is none`(text: String) {
    #expect(message(("ID", text)).mac == nil)
  }

  @Test func `numbers and words that cannot be are left out`() {
    let message = message(
      ("Battery-Voltage", "nan"), ("RSSI", "99999999999999999999"), ("Width", "-5"), ("Height", "1e9"),
      ("Model", "a'; DROP TABLE device"), ("FW-Version", String(repeating: "1", count: 200)))
    let report = message.report
    #expect(report.battery == nil && report.signal == nil && report.width == nil && report.height == nil)
    #expect(message.model == nil && report.firmware == nil)
  }

  private let now = Date(timeIntervalSince1970: 0)

  @Test func `lines of a log are read, whatever else they have`() throws {
    let body = #"{"logs":[{"id":1,"message":"woke\u001b[2J up","battery_voltage":4.1},"text",7,{"level":"error"}]}"#
    let lines = try #require(LogMessage.lines(Data(body.utf8), at: now))
    #expect(lines.map(\.message) == ["woke [2J up", "text", ""])
    #expect(lines[0].details.contains("battery_voltage") && lines[2].details.contains("error"))
  }

  @Test func `a body that is no log is refused, and a long one is cut`() {
    for body in ["", "[]", "{}", "{\"logs\": 7}", "{\"logs\": [", String(repeating: "[", count: 60_000)] {
      #expect(LogMessage.lines(Data(body.utf8), at: now) == nil)
    }
    let many = "{\"logs\":[" + Array(repeating: "\"a\"", count: 5000).joined(separator: ",") + "]}"
    #expect(LogMessage.lines(Data(many.utf8), at: now)?.count == 50)
    #expect(LogMessage.lines(Data(count: LogMessage.limit + 1), at: now) == nil)
  }
}
