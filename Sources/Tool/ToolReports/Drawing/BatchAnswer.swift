package import Foundation
package import JSONText

/// A line of `render --batch`: the report of a picture, or why there is none.
package struct BatchAnswer: Encodable {
  /// The number of the request's line in the input, from 1.
  package let line: Int
  /// As in the request.
  package let id: JSONValue?
  /// The report, and the picture itself if it was requested as `-`.
  package let result: Result<(report: RenderReport, data: Data?), ToolError>
  /// The exit code that `render` would have.
  package let exitCode: Int32

  package init(
    line: Int, id: JSONValue?, result: Result<(report: RenderReport, data: Data?), ToolError>, exitCode: Int32
  ) {
    (self.line, self.id, self.result, self.exitCode) = (line, id, result, exitCode)
  }

  private enum Key: CodingKey {
    case line, id, exitCode, error, data
  }

  package func encode(to encoder: any Encoder) throws {
    if case .success(let picture) = result { try picture.report.encode(to: encoder) }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(line, forKey: .line)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(exitCode, forKey: .exitCode)
    switch result {
    case .success(let picture): try container.encodeIfPresent(picture.data?.base64EncodedString(), forKey: .data)
    case .failure(let error): try container.encode(error.message, forKey: .error)
    }
  }
}
