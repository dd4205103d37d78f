import HTTPFetching

/// Why there are no data. Sources are named without secrets in URLs.
public enum DailyError: Error, Hashable, Sendable {
  /// Neither a valid URL nor an absolute path.
  case unusableSource(String)
  case noSource
  case missing(source: String)
  case unreadable(source: String, reason: String)
  /// The file or response is larger than `limit` bytes.
  case tooLarge(source: String, limit: Int)
  /// Fetching failed. `isPassing` if it may succeed later.
  case fetchFailed(source: String, reason: String, isPassing: Bool)
  /// Invalid JSON, with the position of the first error.
  case malformedJSON(source: String, place: DailyTextPosition, reason: String)
  /// The JSON is not an object.
  case notAnObject(source: String)
  /// It contains no text or image.
  case nothingUsable(source: String)
  /// The file cannot be created or replaced, for example in a read-only folder.
  case cannotCreate(file: String, reason: String)
  /// Writing failed, for example because the disk is full; the old file is still there.
  case inputOutput(file: String, reason: String)
}

extension DailyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusableSource(let text) where AddressPort.invalid(in: text) != nil:
      "\(text): invalid port '\(AddressPort.invalid(in: text) ?? "")'"
    case .unusableSource(let text): "\(text): neither an http or https URL nor an absolute path"
    case .noSource: "no source; set one with: almanac daily set FILE|URL"
    case .missing(let source): "\(source): no such file"
    case .unreadable(let source, let reason): "\(source): cannot be read: \(reason)"
    case .tooLarge(let source, let limit): "\(source): too large (limit \(limit) bytes)"
    case .fetchFailed(let source, let reason, _): "\(source): \(reason)"
    case .malformedJSON(let source, let place, let reason):
      "\(source): line \(place.line) column \(place.column): \(reason)"
    case .notAnObject(let source): "\(source): not a JSON object"
    case .nothingUsable(let source): "\(source): no text, image or unit to show"
    case .cannotCreate(let file, let reason): "\(file): cannot be created: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    }
  }
}
