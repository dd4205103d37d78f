/// The words of a command line as the parser understands them.
///
/// The parser works with characters as people see them, and takes a word that begins with a dash for an option. Both are
/// right for options and wrong for some values.
enum ArgumentList {
  /// The same words, with values that the parser would misread moved to where it takes them for values.
  ///
  /// - An option and its value in one word are parted where the value begins with a mark that belongs to the character in
  ///   front of it: in `--name=◌́a` no character is an equals sign.
  /// - A negative number that is no option's value goes behind `--`, as in `page -1`: no option is called by a number.
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
