import Foundation

/// A lock on the chapters' folders of one comic, for programs that cache pages.
///
/// All chapters share one lock: saving takes milliseconds, and a lock file in a chapter's folder would be removed
/// with it while another program waits for it.
struct ChaptersLock {
  let folder: URL

  /// Runs `body` with the lock. If there is no such folder on a local disk, the pages are stored by a delegate, which
  /// is responsible for locking.
  ///
  /// - Throws: `ComicCacheError.notAFolder`, `.cannotCreate` if the lock cannot be created.
  func withLock<Value>(_ body: () -> Value) throws(ComicCacheError) -> Value {
    guard let status = FileStatus(atPath: folder.path) else { return body() }
    if status.kind != .folder { throw .notAFolder(path: folder.path) }
    do throws(ComicLibraryError) {
      return try GroupLock(of: GroupContainer(url: folder)).withLock { () throws(ComicLibraryError) in body() }
    } catch {
      guard case .cannotCreate(let file, let reason) = error else {
        throw .cannotCreate(file: folder.path, reason: "\(error)")
      }
      throw .cannotCreate(file: file, reason: reason)
    }
  }
}
