import FoundationAdditions

/// The severity of a message. Apple's page: os/OSLogType.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = Self(rawValue: 0)
  public static let info = Self(rawValue: 1)
  public static let debug = Self(rawValue: 2)
  public static let error = Self(rawValue: 16)
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

/// A category of the log. Apple's page: os/OSLog. See ``Logger`` for where messages go.
public final class OSLog: Hashable, Sendable {
  let subsystem, category: String

  public struct Category: Hashable, Sendable {
    let name: String
    public static let pointsOfInterest = Self(name: "pointsOfInterest")
    public static let dynamicTracing = Self(name: "dynamicTracing")
    public static let dynamicStackTracing = Self(name: "dynamicStackTracing")
  }

  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && LogThreshold.current.passes(type) }

  func write(_ message: OSLogMessage, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(message.text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  public static func == (a: OSLog, b: OSLog) -> Bool { (a.subsystem, a.category) == (b.subsystem, b.category) }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(subsystem)
    hasher.combine(category)
  }
}

/// Which messages are written: a debugging aid, on which no picture depends.
struct LogThreshold: Sendable {
  let least: Int?

  static let current = LogThreshold(ProcessInfo.processInfo.environment["ALMANAC_LOG"])

  init(_ name: String?) {
    least = ["debug", "info", "default", "error", "fault"].firstIndex { $0 == name }
  }

  func passes(_ type: OSLogType) -> Bool { least.map { type.gravity >= $0 } ?? false }
}
