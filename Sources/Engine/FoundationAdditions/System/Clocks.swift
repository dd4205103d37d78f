import Foundation

/// Seconds since the reference date, 1 January 2001, 0:00 GMT, by the machine's clock. Apple's page:
/// CoreFoundation/CFAbsoluteTimeGetCurrent().
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds since the reference date. Apple's page: CoreFoundation/CFAbsoluteTime.
public typealias CFAbsoluteTime = Double

/// A time interval in seconds. Apple's page: CoreFoundation/CFTimeInterval.
public typealias CFTimeInterval = Double

/// Seconds of a monotonic clock. Apple's page: QuartzCore/CACurrentMediaTime().
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
