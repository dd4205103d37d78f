import Foundation

/// The registered values, used for names without a value. They belong to the process and are never written.
final class RegisteredDefaults: @unchecked Sendable {
  static let ofProcess = RegisteredDefaults()

  // Guards the values.
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  var all: [String: Any] { lock.withLock { values } }

  subscript(_ name: String) -> Any? { lock.withLock { values[name] } }

  /// Adds values, replacing those with the same names.
  func add(_ more: [String: Any]) { lock.withLock { values.merge(more) { $1 } } }
}
