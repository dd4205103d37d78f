import Foundation
import RequestReading

/// What a device sends: a header a line, as `Name: value`, an empty line, and the body of a log.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Data(bytes: bytes, count: count)
  CPUTimeLimit.measuring(atMost: 2) {
    let end = input.range(of: Data("\n\n".utf8))
    checkHeaders(String(decoding: input[..<(end?.lowerBound ?? input.endIndex)], as: UTF8.self))
    checkLog(Data(input[(end?.upperBound ?? input.startIndex)...]))
  }
  return 0
}

private func checkHeaders(_ text: String) {
  var headers: [String: String] = [:]
  for line in text.split(separator: "\n") {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    headers[parts[0]] = parts.count > 1 ? parts[1] : ""
  }
  let message = DeviceMessage { headers[$0] }
  if let mac = message.mac {
    precondition(mac.utf8.count == 17 && mac == mac.uppercased(), "another text is a hardware address")
    precondition(DeviceMessage.mac(mac) == mac, "a hardware address is read differently")
  }
  for text in [message.key, message.model, message.report.firmware].compactMap(\.self) {
    precondition(!text.isEmpty && text.utf8.count <= 128, "a text has no limit")
  }
  for text in [message.model, message.report.firmware].compactMap(\.self) {
    precondition(text.utf8.allSatisfy { (0x20...0x7A).contains($0) && $0 != UInt8(ascii: "'") }, "a word is no word")
  }
  let report = message.report
  precondition(report.battery.map { (0..<100).contains($0) } ?? true, "a battery has another voltage")
  precondition([report.width, report.height].allSatisfy { $0.map { (1...20_000).contains($0) } ?? true })
}

private func checkLog(_ body: Data) {
  guard let lines = LogMessage.lines(body, at: Date(timeIntervalSince1970: 0)) else { return }
  precondition(body.count <= LogMessage.limit && lines.count <= 50, "a log has no limit")
  for line in lines {
    precondition(line.message.unicodeScalars.count <= 500 && line.details.unicodeScalars.count <= 2000)
    let isPlain = (line.message + line.details).unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    precondition(isPlain, "a line changes the terminal")
  }
}
