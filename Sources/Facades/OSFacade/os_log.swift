import FoundationAdditions

/// Writes a message with a printf format. Apple's page: os/os_log(_:dso:log:type:_:). See ``Logger`` for where it
/// goes.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  os_log(type, dso: dso, log: log, message, arguments)
}

/// Writes a message with a printf format. Apple's page: os/os_log(_:dso:log:_:_:).
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  os_log(type, dso: dso, log: log, message, arguments)
}

/// Writes a message with interpolated values. Apple's page: os/os_log(_:log:_:).
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, type)
}

private func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog, _ message: StaticString, _ arguments: [any CVarArg]
) {
  guard log.isEnabled(type: type) else { return }
  // The log's own options are between the percent sign and the letter: %{public}@.
  let format = "\(message)".replacing(/%\{[^}]*\}/, with: "%")
  log.write(OSLogMessage(stringLiteral: String(format: format, arguments: arguments)), type)
}
