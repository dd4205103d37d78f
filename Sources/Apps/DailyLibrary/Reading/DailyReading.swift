public import Foundation
import JSONText

/// Data that were read, and their problems.
public struct DailyReading: Hashable, Sendable {
  /// The valid part.
  public let data: DailyData
  /// What was left out or replaced, in the order of the text: at most ``mostFaults``.
  public let faults: [DailyDiagnostic]

  /// The maximum number of reported problems: 100.
  public static let mostFaults = 100

  /// The maximum size of the data: 1 MiB.
  public static let byteLimit = 1 << 20

  /// Reads a JSON file.
  ///
  /// - Throws: `DailyError.missing`, `.unreadable`, and the errors of ``init(_:of:)``; `.unusableSource` for a URL.
  public init(contentsOf source: DailySource) throws(DailyError) {
    try self.init(checking: source)
    if data.isEmpty { throw .nothingUsable(source: source.name) }
  }

  /// Reads a JSON file to report all its problems: data without usable parts are not an error.
  ///
  /// - Throws: The errors of ``init(contentsOf:)`` except `DailyError.nothingUsable`.
  public init(checking source: DailySource) throws(DailyError) {
    guard case .file = source else { throw .unusableSource(source.name) }
    try self.init(all: try source.fileContents(), of: source)
  }

  /// Reads the JSON of a source. Invalid parts are reported, and the rest is used.
  ///
  /// - Throws: `DailyError.tooLarge`, `.malformedJSON`, `.notAnObject`, and `.nothingUsable` if nothing is left.
  public init(_ bytes: Data, of source: DailySource) throws(DailyError) {
    try self.init(all: bytes, of: source)
    if data.isEmpty { throw .nothingUsable(source: source.name) }
  }

  /// Like ``init(_:of:)``, but accepts data without usable parts.
  init(all bytes: Data, of source: DailySource) throws(DailyError) {
    guard bytes.count <= Self.byteLimit else { throw .tooLarge(source: source.name, limit: Self.byteLimit) }
    let bytes = [UInt8](bytes)
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes)
    } catch {
      throw .malformedJSON(source: source.name, place: DailyTextPosition(error.place), reason: error.reason)
    }
    guard case .object(let fields) = document.root.value else { throw .notAnObject(source: source.name) }
    let collected = DailyDiagnostics(bytes: bytes)
    data = DailyFields(fields, path: "", faults: collected).data()
    faults = collected.list.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }
}

/// Collects the problems of one text.
final class DailyDiagnostics {
  private let bytes: [UInt8]
  private(set) var list: [DailyDiagnostic] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  func add(_ id: String, at offset: Int, _ path: String, _ message: String) {
    // Computing a line number takes time proportional to the preceding text.
    guard list.count < DailyReading.mostFaults else { return }
    list.append(
      DailyDiagnostic(
        id: id, place: DailyTextPosition(TextPosition(of: offset, in: bytes)), path: path, message: message))
  }
}
