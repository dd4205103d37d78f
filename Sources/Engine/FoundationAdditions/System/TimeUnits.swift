/// Nanoseconds per second. Apple's page: Dispatch/NSEC_PER_SEC.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds per millisecond. Apple's page: Dispatch/NSEC_PER_MSEC.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds per microsecond. Apple's page: Dispatch/NSEC_PER_USEC.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds per second. Apple's page: Dispatch/USEC_PER_SEC.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds per second. Apple's page: Dispatch/MSEC_PER_SEC.
public let MSEC_PER_SEC: UInt64 = 1_000
