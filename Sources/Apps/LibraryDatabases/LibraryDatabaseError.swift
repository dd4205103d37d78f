import Foundation
internal import GRDB
import SystemIO

/// What is wrong with a store's database. Each case names the file by its path.
public enum LibraryDatabaseError: Error, Hashable, Sendable {
  /// The file is no database, or parts of it are not as they were written. It is left as it is.
  case damaged(file: String, reason: String)
  /// The file is a database, but not one of this store.
  case foreign(file: String)
  /// A newer release has made the file over; `version` is what it calls its form.
  case newerRelease(file: String, version: String)
  /// The file is there but cannot be read.
  case unreadable(file: String, reason: String)
  /// The file cannot be made, or not be changed: no permission, a read-only folder.
  case cannotCreate(file: String, reason: String)
  /// Bytes did not get to the disk, which is full or broken; what was there before still is.
  case inputOutput(file: String, reason: String)
  /// Another program has kept the file to itself for longer than the store waits.
  case busy(file: String)
}

extension LibraryDatabaseError: CustomStringConvertible {
  /// One sentence without a full stop, the file in front.
  public var description: String {
    switch self {
    case .damaged(let file, let reason): "\(file): is damaged: \(reason)"
    case .foreign(let file): "\(file): is the database of another program"
    case .newerRelease(let file, let version): "\(file): was made by a newer release (its form is \(version))"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .cannotCreate(let file, let reason): "\(file): cannot be changed: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    case .busy(let file): "\(file): another program has been writing for too long"
    }
  }
}

extension LibraryDatabaseError {
  /// What an error of the database means for the file.
  ///
  /// - Parameter writes: Whether the file was opened to be changed.
  init(_ error: any Error, file: String, writes: Bool) {
    if let error = error as? LibraryDatabaseError {
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
    return errno == ENOENT ? nil : SystemError.last.description
  }
}
