/// Why the comic reader's data could not be read or written. Each case names the file by its path.
public enum ComicLibraryError: Error, Hashable, Sendable {
  /// The file is no JSON from this line and column on, both counted from 1.
  case malformedJSON(file: String, line: Int, column: Int, reason: String)
  /// The JSON has no such field, and it cannot be done without.
  case missingField(file: String, key: String)
  /// The field's value is of no use; `found` is its text, cut when long.
  case invalidField(file: String, key: String, found: String)
  /// There is no current chapter whose progress could be updated: `file` does not exist.
  case noCurrentChapter(file: String)
  /// The file is there but cannot be read.
  case unreadable(file: String, reason: String)
  /// The picture given as the cover cannot be made into `file`; nothing was written.
  case unusableCover(file: String, reason: String)
  /// The file cannot be put at its place: no permission, a read-only directory.
  case cannotCreate(file: String, reason: String)
  /// The file's bytes did not get to the disk, which is full or broken; the old file is still there.
  case inputOutput(file: String, reason: String)
}

extension ComicLibraryError: CustomStringConvertible {
  /// One sentence without a full stop, the file in front.
  public var description: String {
    switch self {
    case .malformedJSON(let file, let line, let column, let reason): "\(file): line \(line) column \(column): \(reason)"
    case .missingField(let file, let key): "\(file): `\(key)` is missing"
    case .invalidField(let file, let key, let found): "\(file): `\(key)` is not a whole number but \(found)"
    case .noCurrentChapter(let file): "\(file): there is no current chapter yet; save one first"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .unusableCover(let file, let reason): "\(file): the cover cannot be stored: \(reason)"
    case .cannotCreate(let file, let reason): "\(file): cannot be created: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    }
  }
}
