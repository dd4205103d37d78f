internal import SystemIO

/// Why the data of the news widgets could not be read or written. Each case names the file by its path.
public enum WidgetDataError: Error, Hashable, Sendable {
  /// The file is there but cannot be read.
  case unreadable(file: String, reason: String)
  /// The file has more bytes than are read.
  case tooLarge(file: String, limit: Int)
  /// The file is no JSON, or what it holds is no object.
  case malformed(file: String, reason: String)
  /// The file cannot be made: no permission, a read-only folder.
  case cannotCreate(file: String, reason: String)
  /// Bytes did not get to the disk, which is full or broken.
  case inputOutput(file: String, reason: String)
}

extension WidgetDataError: CustomStringConvertible {
  /// One sentence without a full stop, the file in front.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .tooLarge(let file, let limit): "\(file): has more than \(limit) bytes"
    case .malformed(let file, let reason): "\(file): is not what the news widgets show: \(reason)"
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
