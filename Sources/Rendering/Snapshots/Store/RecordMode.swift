import Foundation

/// Which references a run writes. A run that writes any fails, so that nobody records by accident.
package enum RecordMode: String, CaseIterable, Sendable {
  case never
  /// Missing references.
  case missing
  /// References that are missing, unreadable or different.
  case failed
  /// References that are missing, unreadable or differ in any bit, whatever the tolerance.
  case all

  /// The environment variables for the mode, by priority: ours, and swift-snapshot-testing's.
  package static let variables = ["ALMANAC_SNAPSHOTS", "SNAPSHOT_TESTING_RECORD"]

  /// The mode in the environment: ``variables``, else `never` if `CI` is set, else `nil`.
  ///
  /// - Throws: ``UnknownRecordMode`` for an unknown name, which may be a typing error.
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

  func records(_ problem: ReferenceProblem) -> Bool {
    switch self {
    case .never: false
    case .missing: problem == .missing
    case .failed, .all: true
    }
  }
}

package struct UnknownRecordMode: Error, CustomStringConvertible {
  let variable: String
  let name: String

  package var description: String {
    "invalid \(variable) '\(name)'; choose from: \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))"
  }
}

/// What is wrong with a reference.
enum ReferenceProblem {
  case missing
  case unreadable
  case differs
}
