import Foundation
internal import GRDB

extension ChapterStoreError {
  /// What an error of the database means for the file.
  ///
  /// - Parameter writes: Whether the file was opened to be changed.
  init(_ error: any Error, file: String, writes: Bool) {
    if let error = error as? ChapterStoreError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      // A row that holds something else than its column says: of what is said of it, what comes before its values.
      let words = "\(error)".split(separator: " - ").first.map(String.init) ?? ""
      self = .damaged(file: file, reason: words)
      return
    }
    let words = error.message ?? "\(error.resultCode)"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(file: file)
    case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM: self = .inputOutput(file: file, reason: words)
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      let reason = Self.refusal(of: file, writes: writes) ?? words
      self = writes ? .cannotCreate(file: file, reason: reason) : .unreadable(file: file, reason: reason)
    default: self = .damaged(file: file, reason: words)
    }
  }

  /// Why the system does not open the file, in its own words; nil where it does.
  private static func refusal(of file: String, writes: Bool) -> String? {
    let descriptor = open(file, (writes ? O_RDWR : O_RDONLY) | O_CLOEXEC)
    guard descriptor < 0 else {
      close(descriptor)
      return nil
    }
    return errno == ENOENT ? nil : String(cString: strerror(errno))
  }
}
