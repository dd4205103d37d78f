import Graphics

extension String {
  /// Reports the control characters in the text, which no font draws; tabs and line ends are white space.
  func reportControlCharacters() {
    for scalar in unicodeScalars where scalar.properties.generalCategory == .control {
      if (0x09...0x0D).contains(scalar.value) || scalar.value == 0x85 { continue }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
      DiagnosticLog.current.report(
        Diagnostic(id: "text.control-character", message: "the control character \(code) in a text is not drawn"))
    }
  }
}
