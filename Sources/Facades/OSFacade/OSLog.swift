import FoundationAdditions

/// How grave a message is. Apple's page: os/OSLogType.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  /// The system's number.
  public let rawValue: UInt8
  /// See `RawRepresentable`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// See `RawRepresentable`.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Neither more nor less.
  public static let `default` = Self(rawValue: 0)
  /// Helpful, but not needed.
  public static let info = Self(rawValue: 1)
  /// For who writes the program.
  public static let debug = Self(rawValue: 2)
  /// Something failed.
  public static let error = Self(rawValue: 16)
  /// The program is wrong.
  public static let fault = Self(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }

  var gravity: Int { ["debug", "info", "default", "error", "fault"].firstIndex(of: name) ?? 2 }
}

/// A part of the log. Apple's page: os/OSLog. See ``Logger`` for where messages go.
public final class OSLog: Hashable, Sendable {
  /// Whose messages they are.
  let subsystem: String
  let category: String

  /// What kind of messages. Apple's page: os/OSLog/Category.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Points of interest.
    public static let pointsOfInterest = Self(name: "pointsOfInterest")
    /// Signposts that are off.
    public static let dynamicTracing = Self(name: "dynamicTracing")
    /// Stacks that are off.
    public static let dynamicStackTracing = Self(name: "dynamicStackTracing")
  }

  /// A part by name.
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }
  /// A part by name.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// The part without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Nothing is written.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether a message of the level would be written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && LogThreshold.current.passes(type) }

  func write(_ message: OSLogMessage, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(message.text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// The same part of the log.
  public static func == (a: OSLog, b: OSLog) -> Bool { (a.subsystem, a.category) == (b.subsystem, b.category) }
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(subsystem)
    hasher.combine(category)
  }
}

/// Which messages are written: a debugging aid of the machine, on which no picture depends.
struct LogThreshold: Sendable {
  let least: Int?

  static let current = LogThreshold(ProcessInfo.processInfo.environment["ALMANAC_LOG"])

  init(_ name: String?) {
    least = ["debug", "info", "default", "error", "fault"].firstIndex { $0 == name }
  }

  func passes(_ type: OSLogType) -> Bool { least.map { type.gravity >= $0 } ?? false }
}
