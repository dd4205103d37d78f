import Foundation

/// An error number of the system.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  public let code: Int32

  /// - Parameter code: A value of `errno`.
  public init(_ code: Int32) { self.code = code }

  /// What `errno` holds: read it before anything else is called.
  public static var last: SystemError { SystemError(errno) }

  /// The system's words: `No such file or directory`.
  public var description: String { String(cString: strerror(code)) }
}

extension Error {
  /// The system's error inside of Foundation's; nil where there is none.
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
