import Diagnostics
import Graphics

extension String {
  /// The base direction by the first strong character (UAX #9, rules P2 and P3); nil if there is none.
  var isRightToLeft: Bool? {
    for scalar in unicodeScalars {
      if scalar.isStronglyRightToLeft { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter of a right-to-left script; digits and marks are not strong.
  fileprivate var isStronglyRightToLeft: Bool {
    guard properties.isAlphabetic else { return value == 0x200F }
    return switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension String {
  /// Reports each control character in the text once; fonts do not draw them. Tabs and line ends are white space.
  func reportControlCharacters() {
    // Checking bytes first is faster for long texts.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return }
    var reported: Set<UInt32> = []
    for value in unicodeScalars.lazy.map(\.value) where value < 0x20 || (0x7F...0x9F).contains(value) {
      if (0x09...0x0D).contains(value) || value == 0x85 { continue }
      guard reported.insert(value).inserted else { continue }
      let digits = String(value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
      DiagnosticLog.current.report(
        Diagnostic(id: "text.control-character", message: "the control character \(code) in a text is not drawn"))
    }
  }
}
