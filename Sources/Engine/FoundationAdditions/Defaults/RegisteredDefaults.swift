import Foundation

/// What stands for values that nobody has set yet. It belongs to the process and is never written.
final class RegisteredDefaults: @unchecked Sendable {
  static let ofProcess = RegisteredDefaults()

  // Guards the values.
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Every name with its value.
  var all: [String: Any] { lock.withLock { values } }

  subscript(_ name: String) -> Any? { lock.withLock { values[name] } }

  /// Adds values; they replace those of the same names.
  func add(_ more: [String: Any]) { lock.withLock { values.merge(more) { $1 } } }
}
