/// Nanoseconds of a second. Apple's page: Dispatch/NSEC_PER_SEC.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond. Apple's page: Dispatch/NSEC_PER_MSEC.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a microsecond. Apple's page: Dispatch/NSEC_PER_USEC.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds of a second. Apple's page: Dispatch/USEC_PER_SEC.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds of a second. Apple's page: Dispatch/MSEC_PER_SEC.
public let MSEC_PER_SEC: UInt64 = 1_000
