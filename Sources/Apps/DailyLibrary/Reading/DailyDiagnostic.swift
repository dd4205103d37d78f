import Diagnostics
import JSONText

/// A part of the data that is not as the schema has it, and what was done instead.
public struct DailyDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of its diagnostic: `daily.item-unusable`, `daily.key-unknown`, `daily.key-repeated`,
  /// `daily.text-cut`, `daily.version-newer`, `daily.too-many`.
  public let id: String
  /// Where it stands in the text.
  public let place: DailyTextPosition
  /// Where it stands in the data: `units[2].link`.
  public let path: String
  /// What is wrong and what was done instead, in one sentence.
  public let message: String

  /// True for what changes nothing: a key that nobody knows.
  public var isHint: Bool { id == "daily.key-unknown" }

  /// `line 4 column 12: units[2].link: …`.
  public var description: String { "line \(place.line) column \(place.column): \(path): \(message)" }

  /// Tells the current log of it.
  func report(in source: DailySource) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: description, subject: source.name))
  }
}

/// A place in a text, both counted from 1, columns in Unicode scalars.
public struct DailyTextPosition: Hashable, Sendable {
  /// The line.
  public let line: Int
  /// The column.
  public let column: Int

  init(_ place: TextPosition) { (line, column) = (place.line, place.column) }
}
