/// Why chapters and progress could not be read or kept. Each case names the file by its path.
public enum ChapterStoreError: Error, Hashable, Sendable {
  /// The file is no database, or parts of it are not as they were written. It is left as it is.
  case damaged(file: String, reason: String)
  /// The file is a database, but not one of comics.
  case foreign(file: String)
  /// A newer release has made the file over; `version` is what it calls its form.
  case newerRelease(file: String, version: String)
  /// The file is there but cannot be read.
  case unreadable(file: String, reason: String)
  /// The file cannot be made, or not be changed: no permission, a read-only folder.
  case cannotCreate(file: String, reason: String)
  /// Bytes did not get to the disk, which is full or broken; what was there before still is.
  case inputOutput(file: String, reason: String)
  /// Another program has kept the file to itself for more than ``ChapterStore/patience``.
  case busy(file: String)
  /// There is no comic of that name.
  case noSuchComic(file: String, name: String)
}

extension ChapterStoreError: CustomStringConvertible {
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
    case .noSuchComic(let file, let name): "\(file): there is no comic '\(name)'"
    }
  }
}
