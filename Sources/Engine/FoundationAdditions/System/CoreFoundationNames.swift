public import Dispatch
public import Foundation

// Core Foundation's types as targets of casts: on Apple's systems they are bridged implicitly, so `query as
// CFDictionary` and `kSecClass as String` have the same meaning there and here. As there, strings, booleans and
// dictionaries are objects: queries of the keychain are written as `[String: AnyObject]`, too.

public typealias CFString = NSString
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFArray = [Any]
public typealias CFDictionary = NSDictionary
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
/// There is only one allocator here. Apple's page: CoreFoundation/CFAllocator.
public final class CFAllocator: Sendable {}

public var kCFBooleanTrue: CFBoolean! { true }
public var kCFBooleanFalse: CFBoolean! { false }
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error?.domain as CFString? }
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error?.code ?? 0 }

/// A result code; zero is success. Apple's page: Kernel/OSStatus.
public typealias OSStatus = Int32
/// Four letters as a number. Apple's page: Kernel/FourCharCode.
public typealias FourCharCode = UInt32
/// Success. Apple's page: Kernel/noErr.
public var noErr: OSStatus { 0 }

/// Apple's stream methods are imported from C, which converts any pointer to a byte pointer.
extension CGFloat {
  /// The number as the nearest value. Apple's page: CoreFoundation/CGFloat.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension InputStream {
  /// Reads up to `len` bytes. Apple's page: Foundation/InputStream/read(_:maxLength:).
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength len: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

extension OutputStream {
  /// Writes up to `len` bytes. Apple's page: Foundation/OutputStream/write(_:maxLength:).
  public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

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

/// Seconds since the reference date, 1 January 2001, 0:00 GMT, by the machine's clock. Apple's page:
/// CoreFoundation/CFAbsoluteTimeGetCurrent().
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds since the reference date. Apple's page: CoreFoundation/CFAbsoluteTime.
public typealias CFAbsoluteTime = Double

/// A time interval in seconds. Apple's page: CoreFoundation/CFTimeInterval.
public typealias CFTimeInterval = Double

/// Seconds of a monotonic clock. Apple's page: QuartzCore/CACurrentMediaTime().
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The class of serial queues. Apple's Dispatch exports it besides `DispatchQueue`.
public typealias OS_dispatch_queue_serial = DispatchQueue
/// A queue that its label creates is serial. Apple's page: Dispatch/DispatchSerialQueue.
public typealias DispatchSerialQueue = DispatchQueue

public typealias OS_dispatch_queue = DispatchQueue

extension NSObject {
  /// The class itself; sources for Apple's systems use it for the class's name. Apple's page:
  /// ObjectiveC/NSObject/classForCoder.
  public class func classForCoder() -> AnyClass { self }
}

/// Runs `body`. There are no autoreleased objects on this platform. Apple's page:
/// ObjectiveC/autoreleasepool(invoking:).
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{
  try body()
}
