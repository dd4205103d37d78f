import Foundation

extension Error {
  /// The system's error text. Foundation's own description is longer.
  var systemReason: String {
    let underlying = (self as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? POSIXError
    return underlying.map { String(cString: strerror($0.code.rawValue)) } ?? localizedDescription
  }
}
