import Diagnostics
import Foundation
import Graphics
import ToolReports

/// What became of a file.
struct CompressionResult: Sendable {
  enum Outcome: Sendable {
    case made(CompressionReport)
    /// Something else in a folder of pictures, for the reason given: nobody asked for it by name.
    case noPicture(String)
    case failed(ToolError)
  }

  let input: String
  let outcome: Outcome
  let diagnostics: [Diagnostic]

  var report: CompressionReport? { if case .made(let report) = outcome { report } else { nil } }
  var failure: ToolError? { if case .failed(let failure) = outcome { failure } else { nil } }

  /// What people are told besides.
  var note: String? {
    switch outcome {
    case .noPicture(let reason): "\(input.printable): left out: \(reason)"
    case .made(let report) where report.bytesAfter > report.bytesBefore:
      "\(input.printable): \(report.bytesBefore) bytes became \(report.bytesAfter): no JPEG of it has fewer"
    case .made, .failed: nil
    }
  }

  /// What `--json` says.
  var entry: Entry {
    switch outcome {
    case .made(let report): Entry(input: input, made: report)
    case .noPicture(let reason): Entry(input: input, error: reason)
    case .failed(let failure): Entry(input: input, error: failure.message)
    }
  }

  struct Entry: Encodable {
    let input: String
    var made: CompressionReport?
    /// Why there is nothing.
    var error: String?

    private enum Key: CodingKey { case input, error }

    func encode(to encoder: any Encoder) throws {
      if let made { return try made.encode(to: encoder) }
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(input, forKey: .input)
      try container.encodeIfPresent(error, forKey: .error)
    }
  }
}

/// What `image compress --json` says of a picture that was made.
struct CompressionReport: Codable, Sendable {
  let input: String
  let output: String
  /// `jpeg`, or `png` where that is smaller.
  let format: String
  let width: Int
  let height: Int
  let bytesBefore: Int
  let bytesAfter: Int
  /// Not there where nothing was lost.
  let quality: Double?

  /// `100 pictures: 83.2 MB became 5.1 MB (6 %) in 3.4 s`.
  static func summary(of reports: [CompressionReport], in time: Duration) -> String {
    let before = reports.reduce(0) { $0 + $1.bytesBefore }
    let after = reports.reduce(0) { $0 + $1.bytesAfter }
    guard before > 0 else { return "no pictures" }
    let percent = Int((Double(after) / Double(before) * 100).rounded())
    let count = reports.count == 1 ? "1 picture" : "\(reports.count) pictures"
    return "\(count): \(decimal(Double(before) / 1e6)) MB became \(decimal(Double(after) / 1e6)) MB (\(percent) %) in "
      + "\(decimal(time / .seconds(1))) s"
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.1f", value) }
}
