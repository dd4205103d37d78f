import FoundationAdditions

/// Writes messages to the log. Apple's page: os/Logger.
///
/// There is no system log: messages go to standard error, one a line, when `ALMANAC_LOG` is set to `debug`, `info`,
/// `default`, `error` or `fault`: those of this level and graver ones. Private values are shown, since only the person
/// who runs the tool reads them.
public struct Logger: Sendable {
  let log: OSLog

  /// A logger for a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A logger without a name.
  public init() { log = .default }
  /// A logger that writes to `logObj`.
  public init(_ logObj: OSLog) { log = logObj }

  /// A message of a level.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) { log.write(message, level) }
  /// A message of the level `default`.
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }
  /// A message of the level `info`.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  /// A message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  /// The same as ``debug(_:)``.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  /// The same as ``error(_:)``.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }
  /// A message of the level `error`.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  /// A message of the level `fault`.
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
  /// The same as ``fault(_:)``.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }
}
