import ArgumentParser
import JSONText
import ToolOptions

/// The picture from which a change of the preview starts.
enum PreviewChangeStart: Sendable {
  /// The picture of an earlier moment.
  case moment(Moment)
  /// The picture of the entry of a preview before its chosen one.
  case entryBefore
  /// The picture whose intent was performed last.
  case tapped

  static let keys: Set<String> = ["from"]

  /// Reads `from` of a request: a moment, `entry-before` or `tapped`.
  ///
  /// - Throws: A validation error, with exit code 64.
  init(_ value: (String) -> JSONValue?) throws {
    guard case .string(let text) = value("from") else { throw ValidationError("missing key 'from'") }
    switch text {
    case "entry-before": self = .entryBefore
    case "tapped": self = .tapped
    default: self = .moment(try Moment(argument: text))
    }
  }
}
