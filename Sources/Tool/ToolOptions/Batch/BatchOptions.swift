import ArgumentParser
import Foundation

/// The options of `render` for many pictures.
package struct BatchOptions: Sendable {
  package var isBatch = false
  /// The number of pictures to draw at once; nil for one per processor.
  var jobs: Int?
  /// Whether requests whose output exists are answered without drawing.
  package var skipsExisting = false
  /// Whether requests that fail leave the exit code at 0.
  package var exitsZero = false

  package init() {}

  /// - Throws: A validation error, with exit code 64.
  package func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    guard !isBatch else { return }
    for (isSet, name) in [(jobs != nil, "jobs"), (skipsExisting, "skip-existing"), (exitsZero, "exit-zero")] where isSet
    {
      throw ValidationError("--\(name) needs --batch.")
    }
  }

  package var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
