/// Rewrites command-line arguments that the parser would misread.
///
/// The parser compares whole grapheme clusters, and treats every argument that begins with a dash as an option.
enum ArgumentList {
  /// Returns the arguments in a form that the parser reads correctly.
  ///
  /// - `--name=VALUE` is split if VALUE begins with a combining mark: in `--name=◌́a`, no character is an equals
  ///   sign.
  /// - A negative number that is not an option's value moves behind `--`, as in `page -1`. No option is named by a
  ///   number.
  static func parsable(_ words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    var parsable: [String] = []
    var numbers: [String] = []
    for (index, word) in words[..<end].enumerated() {
      if isNegativeNumber(word), index > 0, !words[index - 1].hasPrefix("-") {
        numbers.append(word)
      } else {
        parsable += parted(word)
      }
    }
    let rest = words[end...].dropFirst()
    return end == words.endIndex && numbers.isEmpty ? parsable : parsable + ["--"] + numbers + rest
  }

  private static func isNegativeNumber(_ word: String) -> Bool {
    let digits = word.utf8.dropFirst()
    return word.utf8.first == UInt8(ascii: "-") && !digits.isEmpty
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func parted(_ word: String) -> [String] {
    let scalars = word.unicodeScalars
    guard word.hasPrefix("--"), let sign = scalars.firstIndex(of: "="), word.firstIndex(of: "=") != sign else {
      return [word]
    }
    return [String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...])]
  }
}
