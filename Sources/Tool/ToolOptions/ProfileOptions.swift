import ArgumentParser

/// The options of `render` that show where the time goes.
package struct ProfileOptions: Sendable {
  package var isPrinted = false
  package var trace: String?

  package init() {}

  init(isPrinted: Bool, trace: String?) { (self.isPrinted, self.trace) = (isPrinted, trace) }

  /// - Throws: A validation error, with exit code 64.
  package func validate() throws {
    if trace == "" { throw ValidationError("--trace must not be empty.") }
  }

  package var isOn: Bool { isPrinted || trace != nil }
}
