public import Foundation

// On Apple's systems, objects and values bridged to objects can be arguments of a format: `Date() as CVarArg`,
// `String(format: "%@", date as NSDate)`.

// Formats read the descriptions. It is unknown when a format has been read, so the descriptions are never released.

extension NSObject: @retroactive CVarArg {
  /// The address of the object's description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

private func encoding(of description: String) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: description)).toOpaque())]
}
