import FoundationAdditions

/// What a mark says. Apple's page: os/OSSignpostType.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8
  /// See `RawRepresentable`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = Self(rawValue: 0)
  /// A span begins.
  public static let begin = Self(rawValue: 1)
  /// A span ends.
  public static let end = Self(rawValue: 2)
}

/// Marks a moment for a profiler. There is none here: it does nothing.
/// Apple's page: os/os_signpost(_:dso:log:name:signpostID:).
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, with a message. Does nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

extension OSSignpostID {
  /// A name for a span.
  public init(log: OSLog) { self = .exclusive }
  /// A name for a span about an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
}
