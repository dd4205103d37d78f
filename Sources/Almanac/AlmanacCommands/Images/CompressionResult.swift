import Diagnostics
import Foundation
import Graphics
import ToolReports

struct CompressionResult: Sendable {
  enum Outcome: Sendable {
    case made(CompressionReport)
    /// A file in a folder that is not an image, with the reason. It was not named itself.
    case noImage(String)
    case failed(ToolError)
  }

  let input: String
  let outcome: Outcome
  let diagnostics: [Diagnostic]

  var report: CompressionReport? { if case .made(let report) = outcome { report } else { nil } }
  var failure: ToolError? { if case .failed(let failure) = outcome { failure } else { nil } }

  var note: String? {
    switch outcome {
    case .noImage(let reason): "\(input.printable): skipped: \(reason)"
    case .made(let report) where report.bytesAfter > report.bytesBefore:
      "\(input.printable): grew from \(report.bytesBefore) to \(report.bytesAfter) bytes; no JPEG of it is smaller"
    case .made, .failed: nil
    }
  }

  var entry: Entry {
    switch outcome {
    case .made(let report): Entry(input: input, made: report)
    case .noImage(let reason): Entry(input: input, error: reason)
    case .failed(let failure): Entry(input: input, error: failure.message)
    }
  }

  struct Entry: Encodable {
    let input: String
    var made: CompressionReport?
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

/// The JSON of a compressed image.
struct CompressionReport: Codable, Sendable {
  let input: String
  let output: String
  /// `jpeg`, or `png` if it is smaller.
  let format: String
  let width: Int
  let height: Int
  let bytesBefore: Int
  let bytesAfter: Int
  /// Nil if the compression was lossless.
  let quality: Double?

  /// `100 images: 83.2 MB to 5.1 MB (6 %) in 3.4 s`.
  static func summary(of reports: [CompressionReport], in time: Duration) -> String {
    let before = reports.reduce(0) { $0 + $1.bytesBefore }
    let after = reports.reduce(0) { $0 + $1.bytesAfter }
    guard before > 0 else { return "no images" }
    let percent = Int((Double(after) / Double(before) * 100).rounded())
    let count = reports.count == 1 ? "1 image" : "\(reports.count) images"
    return "\(count): \(decimal(Double(before) / 1e6)) MB to \(decimal(Double(after) / 1e6)) MB (\(percent) %) in "
      + "\(decimal(time / .seconds(1))) s"
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.1f", value) }
}
