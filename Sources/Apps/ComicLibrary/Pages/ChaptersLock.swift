import Foundation

/// The lock over the chapters' folders of one comic, so that programs that keep pages do not undo each other.
///
/// It is one for all chapters: saving takes milliseconds, and a lock inside of a chapter's folder would go with it when
/// the chapter is cleared, while another program waits for it.
struct ChaptersLock {
  /// `Chapters`.
  let folder: URL

  /// Runs `body` alone. Where no such folder is on this machine's disk, the pages are kept elsewhere, by a delegate that
  /// sees to that itself.
  ///
  /// - Throws: `ComicCacheError.notAFolder`, `.cannotCreate` when the lock cannot be made.
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
