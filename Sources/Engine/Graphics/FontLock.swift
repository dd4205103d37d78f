import Foundation

/// One thread at a time makes, measures, draws and releases Cairo's fonts, in the whole process.
///
/// Cairo 1.16 keeps ten font files open and closes one of them for the next without asking whether another thread has
/// just taken it up; it opens files with one FreeType library from any number of threads, which FreeType forbids; and
/// it asserts that nobody uses a font whose last user has just let go of it. Whoever draws text with Cairo, librsvg or
/// Poppler does so here. Shaping needs no lock: HarfBuzz reads the files by itself.
package enum FontLock {
  // Recursive, as Cairo may release a font of ours while it draws with another one.
  private static let lock = NSRecursiveLock()

  /// Runs `body` when no other thread runs one.
  ///
  /// - Throws: What `body` throws.
  package static func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
