internal import Foundation

extension NetworkAddress {
  /// Reads what programs take for an address of version 4: fewer than four numbers, octal and hexadecimal ones, a full stop
  /// at the end, letters of full width, and zeros in front. Nil for names.
  ///
  /// `0177.0.0.1` is 127.0.0.1 to some and 177.0.0.1 to others: it is read to say so, not to be used.
  init?(inAnySpelling text: String) {
    let plain = text.precomposedStringWithCompatibilityMapping.lowercased()
    let digits = plain.hasSuffix(".") ? String(plain.dropLast()) : plain
    var address = in_addr()
    // C passes over what stands behind white space.
    guard digits.endsInNumber, digits.utf8.allSatisfy({ Self.digits.contains($0) }), inet_aton(digits, &address) == 1
    else { return nil }
    self.init(bytes: withUnsafeBytes(of: address.s_addr) { Array($0) })
  }

  private static let digits = Set("0123456789abcdefx.".utf8)
}

extension String {
  /// Whether the last part is a number, decimal or hexadecimal: then it is an address and no name (WHATWG's URL standard).
  var endsInNumber: Bool {
    let plain = precomposedStringWithCompatibilityMapping.lowercased()
    guard let last = plain.split(separator: ".").last else { return false }
    if last.hasPrefix("0x") { return last.dropFirst(2).allSatisfy(\.isHexDigit) }
    return last.allSatisfy(\.isNumber)
  }
}
