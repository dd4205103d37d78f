import Foundation

extension Error {
  /// Why the system refused, in its own words; Foundation wraps them in longer ones.
  var systemReason: String {
    let underlying = (self as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? POSIXError
    return underlying.map { String(cString: strerror($0.code.rawValue)) } ?? localizedDescription
  }
}
