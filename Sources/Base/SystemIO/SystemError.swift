import Foundation

/// An error of a system call.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  public let code: Int32

  /// - Parameter code: A value of `errno`.
  public init(_ code: Int32) { self.code = code }

  /// The current value of `errno`. Read it directly after the failed call.
  public static var last: SystemError { SystemError(errno) }

  /// The system's error text, such as `No such file or directory`.
  public var description: String { String(cString: strerror(code)) }
}

extension Error {
  /// The system error that a Foundation error wraps, if any.
  package var systemError: SystemError? {
    let error: any Error = self
    guard let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error else { return nil }
    let inner = underlying as NSError
    return inner.domain == NSPOSIXErrorDomain ? SystemError(Int32(inner.code)) : nil
  }

  /// The system's error text. Foundation's own description is longer.
  public var systemReason: String { systemError?.description ?? localizedDescription }
}

/// Repeats a call while signals interrupt it.
public func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
