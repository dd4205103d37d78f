import FoundationAdditions

/// Writes messages to the log. Apple's page: os/Logger.
///
/// There is no system log. Messages go to standard error, one per line, if the environment variable `ALMANAC_LOG` is
/// `debug`, `info`, `default`, `error` or `fault`: messages of this level and more severe ones. Private values are
/// shown, as only the person who runs the tool reads them.
public struct Logger: Sendable {
  let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(level: OSLogType = .default, _ message: OSLogMessage) { log.write(message, level) }
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  /// The same as ``debug(_:)``.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  /// The same as ``error(_:)``.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
  /// The same as ``fault(_:)``.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }
}
