public import Foundation

// On Apple's systems every object can be an argument of a format, and values that are bridged to objects with them:
// `Date() as CVarArg`, `String(format: "%@", date as NSDate)`.

// Formats read the words that describe them. Nobody tells when a format has been read, so the words stay.

extension NSObject: @retroactive CVarArg {
  /// The address of the object's description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Date: @retroactive CVarArg {
  /// The address of its description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension UUID: @retroactive CVarArg {
  /// The address of its description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension URL: @retroactive CVarArg {
  /// The address of its description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Data: @retroactive CVarArg {
  /// The address of its description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Array: @retroactive CVarArg {
  /// The address of its description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Set: @retroactive CVarArg {
  /// The address of its description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

private func encoding(of description: String) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: description)).toOpaque())]
}
