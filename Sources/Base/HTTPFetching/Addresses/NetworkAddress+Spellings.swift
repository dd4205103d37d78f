internal import Foundation

extension NetworkAddress {
  /// Parses other spellings of an IPv4 address: fewer than four numbers, octal and hexadecimal numbers, a trailing
  /// full stop, full-width digits and leading zeros. `nil` for names.
  ///
  /// `0177.0.0.1` is 127.0.0.1 to some programs and 177.0.0.1 to others. The result is only for error messages.
  init?(inAnySpelling text: String) {
    let plain = text.precomposedStringWithCompatibilityMapping.lowercased()
    let digits = plain.hasSuffix(".") ? String(plain.dropLast()) : plain
    var address = in_addr()
    // C ignores what follows white space.
    guard digits.endsInNumber, digits.utf8.allSatisfy({ Self.digits.contains($0) }), inet_aton(digits, &address) == 1
    else { return nil }
    self.init(bytes: withUnsafeBytes(of: address.s_addr) { Array($0) })
  }

  private static let digits = Set("0123456789abcdefx.".utf8)
}

extension String {
  /// Whether the last part is a decimal or hexadecimal number, which makes it an address and not a name (WHATWG URL
  /// standard).
  var endsInNumber: Bool {
    let plain = precomposedStringWithCompatibilityMapping.lowercased()
    guard let last = plain.split(separator: ".").last else { return false }
    if last.hasPrefix("0x") { return last.dropFirst(2).allSatisfy(\.isHexDigit) }
    return last.allSatisfy(\.isNumber)
  }
}
