import Foundation

/// Allows one thread at a time in the process to create, measure, draw and release Cairo's fonts.
///
/// Cairo 1.16 keeps ten font files open and closes one of them for the next, even if another thread has just started
/// to use it; it opens files with one FreeType library from any number of threads, which FreeType forbids; and it
/// asserts that no thread uses a font whose last user has just released it. All code that draws text with Cairo,
/// librsvg or Poppler holds this lock. Shaping needs no lock: HarfBuzz reads the files itself.
package enum FontLock {
  // Recursive, because Cairo may release one of our fonts while it draws with another one.
  private static let lock = NSRecursiveLock()

  /// Runs `body` while no other thread runs one.
  package static func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
