public import Foundation

// On Apple's systems every object can be an argument of a format, and values that are bridged to objects with them:
// `Date() as CVarArg`, `String(format: "%@", date as NSDate)`.

extension NSObject: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension Date: @retroactive CVarArg {
  /// The address of an `NSDate`, which stays: nobody tells when the format has been read.
  public var _cVarArgEncoding: [Int] { objectEncoding(of: self as NSDate) }
}

extension UUID: @retroactive CVarArg {
  /// The address of an `NSUUID`, which stays.
  public var _cVarArgEncoding: [Int] { objectEncoding(of: self as NSUUID) }
}

extension URL: @retroactive CVarArg {
  /// The address of an `NSURL`, which stays.
  public var _cVarArgEncoding: [Int] { objectEncoding(of: self as NSURL) }
}

extension Data: @retroactive CVarArg {
  /// The address of an `NSData`, which stays.
  public var _cVarArgEncoding: [Int] { objectEncoding(of: self as NSData) }
}

extension Array: @retroactive CVarArg {
  /// The address of an `NSArray`, which stays.
  public var _cVarArgEncoding: [Int] { objectEncoding(of: NSArray(array: self)) }
}

extension Set: @retroactive CVarArg {
  /// The address of an `NSSet`, which stays.
  public var _cVarArgEncoding: [Int] { objectEncoding(of: NSArray(array: Array(self))) }
}

private func objectEncoding(of object: NSObject) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
}
