public import Foundation
import JSONText

/// Data that were read, and what in them is not as the schema has it.
public struct DailyReading: Hashable, Sendable {
  /// What could be used.
  public let data: DailyData
  /// What was left out or replaced, in the order of the lines: at most ``mostFaults``.
  public let faults: [DailyDiagnostic]

  /// How many faults are told of: 100.
  public static let mostFaults = 100

  /// The most bytes that are read: 1 MiB.
  public static let byteLimit = 1 << 20

  /// Reads the JSON of a file.
  ///
  /// - Throws: `DailyError.missing`, `.unreadable`, and what ``init(_:of:)`` throws; `.unusableSource` for an address.
  public init(contentsOf source: DailySource) throws(DailyError) {
    try self.init(checking: source)
    if data.isEmpty { throw .nothingUsable(source: source.name) }
  }

  /// Reads the JSON of a file for who wants to know all that is wrong with it: data of which nothing is usable are no error.
  ///
  /// - Throws: As ``init(contentsOf:)``, but never `DailyError.nothingUsable`.
  public init(checking source: DailySource) throws(DailyError) {
    guard case .file = source else { throw .unusableSource(source.name) }
    try self.init(all: try source.fileContents(), of: source)
  }

  /// Reads the JSON of a source. What is of the wrong shape is a fault, and the rest is used.
  ///
  /// - Throws: `DailyError.tooLarge`, `.malformedJSON`, `.notAnObject`, and `.nothingUsable` where nothing is left.
  public init(_ bytes: Data, of source: DailySource) throws(DailyError) {
    try self.init(all: bytes, of: source)
    if data.isEmpty { throw .nothingUsable(source: source.name) }
  }

  /// As ``init(_:of:)``, of data of which nothing may be usable.
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

/// Collects the faults of one text.
final class DailyDiagnostics {
  private let bytes: [UInt8]
  private(set) var list: [DailyDiagnostic] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  func add(_ id: String, at offset: Int, _ path: String, _ message: String) {
    // Finding a line takes as long as what stands before it.
    guard list.count < DailyReading.mostFaults else { return }
    list.append(
      DailyDiagnostic(
        id: id, place: DailyTextPosition(TextPosition(of: offset, in: bytes)), path: path, message: message))
  }
}
