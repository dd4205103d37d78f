import Foundation
internal import GRDB
import SystemIO

/// Why a store's database cannot be used. `file` is its path.
public enum LibraryDatabaseError: Error, Hashable, Sendable {
  /// Not a database, or damaged. The file is left unchanged.
  case damaged(file: String, reason: String)
  /// A database of another program.
  case foreign(file: String)
  /// A newer release has migrated the file; `version` is its last migration.
  case newerRelease(file: String, version: String)
  case unreadable(file: String, reason: String)
  /// The file cannot be created or changed, for example because of its permissions.
  case cannotCreate(file: String, reason: String)
  /// Writing failed, for example because the disk is full; the old content is still there.
  case inputOutput(file: String, reason: String)
  /// Another program has locked the file for longer than ``DatabaseSchema/patience``.
  case busy(file: String)
}

extension LibraryDatabaseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .damaged(let file, let reason): "\(file): damaged database: \(reason)"
    case .foreign(let file): "\(file): the database belongs to another program"
    case .newerRelease(let file, let version): "\(file): created by a newer release (schema \(version))"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .cannotCreate(let file, let reason): "\(file): cannot be changed: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    case .busy(let file): "\(file): the database is locked by another program"
    }
  }
}

extension LibraryDatabaseError {
  /// Converts an error of SQLite or GRDB.
  ///
  /// - Parameter writes: Whether the file was opened for writing.
  init(_ error: any Error, file: String, writes: Bool) {
    if let error = error as? LibraryDatabaseError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      // A value of the wrong type. Only the first part of the message, without the values.
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

  /// The system's error text for opening the file; nil if that succeeds.
  private static func refusal(of file: String, writes: Bool) -> String? {
    let descriptor = open(file, (writes ? O_RDWR : O_RDONLY) | O_CLOEXEC)
    guard descriptor < 0 else {
      close(descriptor)
      return nil
    }
    return errno == ENOENT ? nil : SystemError.last.description
  }
}
