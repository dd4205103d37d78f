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
