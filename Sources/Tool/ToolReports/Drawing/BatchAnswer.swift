package import Foundation
package import JSONText

/// A line of `render --batch`: the report of a picture, or why there is none.
package struct BatchAnswer: Encodable {
  /// The number of the request's line in the input, from 1.
  package let line: Int
  /// As in the request.
  package let id: JSONValue?
  package let result: Result
  /// The exit code that `render` would have.
  package let exitCode: Int32

  package enum Result {
    /// The report, and the picture itself if it was requested as `-`.
    case picture(RenderReport, data: Data?)
    /// The output exists, and was not drawn again.
    case skipped(file: String)
    case failure(ToolError)
  }

  package init(line: Int, id: JSONValue?, result: Result, exitCode: Int32) {
    (self.line, self.id, self.result, self.exitCode) = (line, id, result, exitCode)
  }

  private enum Key: CodingKey {
    case line, id, exitCode, error, data, file, skipped
  }

  package func encode(to encoder: any Encoder) throws {
    if case .picture(let report, _) = result { try report.encode(to: encoder) }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(line, forKey: .line)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(exitCode, forKey: .exitCode)
    switch result {
    case .picture(_, let data): try container.encodeIfPresent(data?.base64EncodedString(), forKey: .data)
    case .skipped(let file):
      try container.encode(file, forKey: .file)
      try container.encode(true, forKey: .skipped)
    case .failure(let error): try container.encode(error.message, forKey: .error)
    }
  }
}
