internal import SystemIO

/// Why the data of the news widgets could not be read or written. `file` is the path of the file.
public enum WidgetDataError: Error, Hashable, Sendable {
  case unreadable(file: String, reason: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(file: String, limit: Int)
  /// The file is not JSON, or not an object.
  case malformed(file: String, reason: String)
  /// The file cannot be created or replaced, for example in a read-only folder.
  case cannotCreate(file: String, reason: String)
  /// Writing failed, for example because the disk is full.
  case inputOutput(file: String, reason: String)
}

extension WidgetDataError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .tooLarge(let file, let limit): "\(file): too large (limit \(limit) bytes)"
    case .malformed(let file, let reason): "\(file): invalid widget data: \(reason)"
    case .cannotCreate(let file, let reason): "\(file): cannot be changed: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    }
  }
}

extension WidgetDataError {
  init(_ error: AtomicFileError) {
    switch error.kind {
    case .cannotCreate: self = .cannotCreate(file: error.path, reason: error.reason)
    case .inputOutput: self = .inputOutput(file: error.path, reason: error.reason)
    }
  }
}
