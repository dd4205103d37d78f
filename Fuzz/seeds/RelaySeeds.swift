import Foundation

/// Messages between a program without network and the one that fetches for it: numbers in little-endian order, texts after
/// their lengths.
enum RelaySeeds {
  static let all: [(String, Data)] = [
    ("request", request(headers: [])), ("conditional", request(headers: ["If-None-Match: \"a\"", "Accept: */*"])),
    ("response", response), ("offline", number(1) + [1, 5]), ("status", number(1) + [1, 23] + wide(404)),
    ("refused", number(1) + [1, 31] + text("a") + number(4) + [127, 0, 0, 1] + text("loopback")),
  ]

  private static func number(_ value: UInt32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }

  private static func wide(_ value: Int64) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }

  private static func text(_ text: String) -> Data { number(UInt32(text.utf8.count)) + Data(text.utf8) }

  private static func request(headers: [String]) -> Data {
    let lines = headers.reduce(number(UInt32(headers.count))) { $0 + text($1) }
    let durations = wide(5) + wide(0) + wide(20) + wide(0) + wide(0) + wide(0)
    return number(7) + text("https://a.example/b") + text("agent") + lines + durations + wide(1 << 20) + number(10) + [
      0
    ]
  }

  private static var response: Data {
    let fields = number(1) + text("etag") + text("\"a\"")
    return number(7) + [0] + wide(200) + fields + text("https://a.example") + text("https://a.example") + number(1) + [
      9
    ]
  }
}
