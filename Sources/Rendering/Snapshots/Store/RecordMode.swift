import Foundation

/// Which references a run writes. A run that writes any fails, so that nobody records by accident.
package enum RecordMode: String, CaseIterable, Sendable {
  /// None: all are compared.
  case never
  /// Those that are not there.
  case missing
  /// Those that are not there, cannot be read or differ.
  case failed
  /// All that are not there, cannot be read or differ in any bit, whatever is tolerated.
  case all

  /// What names the mode, first of all: ours, and what users of swift-snapshot-testing have in their scripts.
  package static let variables = ["ALMANAC_SNAPSHOTS", "SNAPSHOT_TESTING_RECORD"]

  /// The mode that the environment names: ``variables``, else `never` where `CI` is set, and nil without any.
  ///
  /// - Throws: ``UnknownRecordMode`` for another name: a typing error must not pass for a mode.
  package init?(environment: [String: String]) throws(UnknownRecordMode) {
    for variable in Self.variables {
      guard let name = environment[variable], !name.isEmpty else { continue }
      guard let mode = RecordMode(rawValue: name) else { throw UnknownRecordMode(variable: variable, name: name) }
      self = mode
      return
    }
    guard let ci = environment["CI"], !["", "0", "false"].contains(ci.lowercased()) else { return nil }
    self = .never
  }

  func records(_ problem: ReferenceError) -> Bool {
    switch self {
    case .never: false
    case .missing: problem == .missing
    case .failed, .all: true
    }
  }
}

/// A variable of the environment names no mode.
package struct UnknownRecordMode: Error, CustomStringConvertible {
  let variable: String
  let name: String

  package var description: String {
    "\(variable) is '\(name)'; choose from: \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))"
  }
}
