/// Why the comic reader's data could not be read or written. `file` is the path of the file.
public enum ComicLibraryError: Error, Hashable, Sendable {
  /// Invalid JSON, with the position of the first error, counted from 1.
  case malformedJSON(file: String, line: Int, column: Int, reason: String)
  /// A required field is missing.
  case missingField(file: String, key: String)
  /// The value of the field is invalid; `found` is its text, shortened.
  case invalidField(file: String, key: String, found: String)
  /// There is no current chapter whose progress could be updated: `file` does not exist.
  case noCurrentChapter(file: String)
  case unreadable(file: String, reason: String)
  /// The image for the cover cannot be converted; nothing was written.
  case unusableCover(file: String, reason: String)
  /// The file cannot be created or replaced, for example in a read-only folder.
  case cannotCreate(file: String, reason: String)
  /// Writing failed, for example because the disk is full; the old file is still there.
  case inputOutput(file: String, reason: String)
}

extension ComicLibraryError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedJSON(let file, let line, let column, let reason): "\(file): line \(line) column \(column): \(reason)"
    case .missingField(let file, let key): "\(file): `\(key)` is missing"
    case .invalidField(let file, let key, let found): "\(file): `\(key)` must be an integer, not \(found)"
    case .noCurrentChapter(let file): "\(file): no current chapter; save one first"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .unusableCover(let file, let reason): "\(file): the cover cannot be stored: \(reason)"
    case .cannotCreate(let file, let reason): "\(file): cannot be created: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    }
  }
}
