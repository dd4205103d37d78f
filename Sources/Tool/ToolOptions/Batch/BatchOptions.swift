import ArgumentParser
import Foundation

/// The options of `render` for many pictures.
package struct BatchOptions: Sendable {
  package var isBatch = false
  /// The number of pictures to draw at once; nil for one per processor.
  var jobs: Int?

  package init() {}

  init(isBatch: Bool, jobs: Int?) { (self.isBatch, self.jobs) = (isBatch, jobs) }

  /// - Throws: A validation error, with exit code 64.
  package func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    if jobs != nil && !isBatch { throw ValidationError("--jobs needs --batch.") }
  }

  package var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
