import FoundationAdditions

/// Marks spans of time for a profiler. There is none here: it compiles and does nothing. Apple's page: os/OSSignposter.
public struct OSSignposter: Sendable {
  /// A marker that does nothing.
  public static let disabled = OSSignposter()

  /// Creates a marker.
  public init() {}
  /// Creates a marker for a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates a marker for a part of a program.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a marker for a logger.
  public init(logger: Logger) {}
  /// Creates a marker for a part of the log.
  public init(logHandle: OSLog) {}

  /// False.
  public var isEnabled: Bool { false }

  /// A name for a span.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Begins a span.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Begins a span, with a message.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    OSSignpostIntervalState()
  }
  /// Ends a span.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends a span, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Runs `body`.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around body: () throws -> Result
  ) rethrows -> Result {
    try body()
  }
}

/// The name of a span. Apple's page: os/OSSignpostID.
public struct OSSignpostID: Hashable, Sendable {
  /// The only span of its kind.
  public static let exclusive = Self()
  /// No span.
  public static let invalid = Self()
}

/// A span that has begun. Apple's page: os/OSSignpostIntervalState.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
