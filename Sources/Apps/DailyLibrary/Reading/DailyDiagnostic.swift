import Diagnostics
import JSONText

/// A problem of the data, and how it was handled.
public struct DailyDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The id of its diagnostic: `daily.item-unusable`, `daily.key-unknown`, `daily.key-repeated`, `daily.text-cut`,
  /// `daily.version-newer`, `daily.too-many`.
  public let id: String
  /// The position in the JSON text.
  public let place: DailyTextPosition
  /// The path in the data: `units[2].link`.
  public let path: String
  /// One sentence.
  public let message: String

  /// Whether it changes nothing: an unknown key.
  public var isHint: Bool { id == "daily.key-unknown" }

  /// `line 4 column 12: units[2].link: …`.
  public var description: String { "line \(place.line) column \(place.column): \(path): \(message)" }

  func report(in source: DailySource) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: description, subject: source.name))
  }
}

/// A position in a text, counted from 1; columns are Unicode scalars.
public struct DailyTextPosition: Hashable, Sendable {
  public let line: Int
  public let column: Int

  init(_ place: TextPosition) { (line, column) = (place.line, place.column) }
}
