import Foundation

/// Which references a run writes. A run that writes any fails, so that nobody records by accident.
enum SnapshotMode: String, CaseIterable, Sendable {
  /// None: all are compared.
  case never
  /// Those that are not there.
  case missing
  /// Those that are not there, cannot be read or differ.
  case failed
  /// All.
  case all

  /// The mode that `ALMANAC_SNAPSHOTS` names; never without one.
  ///
  /// - Throws: ``UnknownSnapshotMode`` for another name: a typing error must not pass for "never".
  init(_ variables: [String: String] = ProcessInfo.processInfo.environment) throws {
    guard let name = variables["ALMANAC_SNAPSHOTS"], !name.isEmpty else {
      self = .never
      return
    }
    guard let mode = SnapshotMode(rawValue: name) else { throw UnknownSnapshotMode(name: name) }
    self = mode
  }
}

/// `ALMANAC_SNAPSHOTS` names no mode.
struct UnknownSnapshotMode: Error, CustomStringConvertible {
  let name: String

  var description: String {
    let modes = SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "ALMANAC_SNAPSHOTS is '\(name)'; choose from: \(modes)"
  }
}
