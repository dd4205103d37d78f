import HTTPFetching

/// Why there are no data. Each case names the file or the address; secrets in addresses are left out.
public enum DailyError: Error, Hashable, Sendable {
  /// This is no address, and no path from the root.
  case unusableSource(String)
  /// No source was set.
  case noSource
  /// There is no such file.
  case missing(source: String)
  /// The file is there but cannot be read.
  case unreadable(source: String, reason: String)
  /// The file or the answer has more bytes than that.
  case tooLarge(source: String, limit: Int)
  /// What is at the address could not be had; `isPassing` where it may go better another time.
  case unfetched(source: String, reason: String, isPassing: Bool)
  /// The text is no JSON from this place on.
  case malformedJSON(source: String, place: DailyTextPosition, reason: String)
  /// The JSON is no object.
  case notAnObject(source: String)
  /// There is neither a text nor a picture in it.
  case nothingUsable(source: String)
  /// The file cannot be put at its place: no permission, a read-only directory.
  case cannotCreate(file: String, reason: String)
  /// The file's bytes did not get to the disk, which is full or broken; the old file is still there.
  case inputOutput(file: String, reason: String)
}

extension DailyError: CustomStringConvertible {
  /// One sentence without a full stop, the file or address in front.
  public var description: String {
    switch self {
    case .unusableSource(let text) where AddressPort.invalid(in: text) != nil:
      "\(text): invalid port '\(AddressPort.invalid(in: text) ?? "")'"
    case .unusableSource(let text): "\(text): is neither an address (http, https) nor a path that begins with `/`"
    case .noSource: "there is no source yet; name one with: almanac daily set FILE|URL"
    case .missing(let source): "\(source): there is no such file"
    case .unreadable(let source, let reason): "\(source): cannot be read: \(reason)"
    case .tooLarge(let source, let limit): "\(source): has more than \(limit) bytes"
    case .unfetched(let source, let reason, _): "\(source): \(reason)"
    case .malformedJSON(let source, let place, let reason):
      "\(source): line \(place.line) column \(place.column): \(reason)"
    case .notAnObject(let source): "\(source): does not hold an object"
    case .nothingUsable(let source): "\(source): has neither a text nor a picture nor a unit that could be shown"
    case .cannotCreate(let file, let reason): "\(file): cannot be created: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    }
  }
}
