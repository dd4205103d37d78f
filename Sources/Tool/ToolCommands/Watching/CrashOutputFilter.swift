import Foundation
import ToolReports

/// Filters a child's standard error: removes Swift's and the tool's messages about a crash.
struct CrashOutputFilter {
  /// Swift's message: `Quay.swift:12: Fatal error: Index out of range`.
  private(set) var sentence: String?
  /// The line of the widget's sources, `/folder/Quay.swift:12`, and the lines around it.
  private var place: (name: String, excerpt: [String])?
  private var pending = Data()
  private var isInTrace = false

  /// The cause of the crash.
  ///
  /// - Parameter signal: The signal's description, if Swift printed no message.
  func cause(signal: String) -> String {
    guard let place else { return sentence ?? signal }
    let mark = "Fatal error"
    let words = sentence.flatMap { sentence in
      sentence.firstRange(of: mark).map { String(sentence[$0.lowerBound...]) }
    }
    return (["\(place.name): \(words ?? signal)"] + place.excerpt).joined(separator: "\n")
  }

  /// Consumes the next bytes.
  ///
  /// - Returns: The bytes to pass on: whole lines, and progress bars, which begin with a carriage return.
  mutating func passing(_ data: Data) -> Data {
    pending += data
    var passed = Data()
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      passed += passing(line: pending[...end])
      pending = Data(pending[(end + 1)...])
    }
    if pending.first == UInt8(ascii: "\r") { passed += rest() }
    return passed
  }

  /// The remaining bytes after the process has ended.
  mutating func rest() -> Data {
    defer { pending = Data() }
    return pending
  }

  private mutating func passing(line: Data) -> Data {
    let text = String(decoding: line, as: UTF8.self)
    if text.contains("Fatal error") {
      sentence = text.trimmingCharacters(in: .whitespacesAndNewlines)
    } else if text.hasPrefix("Current stack trace:") {
      isInTrace = true
    } else if text.hasPrefix(CrashLocation.prefix) {
      place = (text.dropFirst(CrashLocation.prefix.count).trimmingCharacters(in: .whitespacesAndNewlines), [])
    } else if place != nil && CrashLocation.isExcerpt(text) {
      place?.excerpt.append(text.trimmingCharacters(in: .newlines))
    } else if !(isInTrace && text.first?.isNumber == true) {
      isInTrace = false
      return line
    }
    return Data()
  }
}
