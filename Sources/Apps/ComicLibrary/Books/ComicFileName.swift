/// Series and number from the name of a comic's file: `Hollow Moon 042 (2019).cbz` is number 42 of Hollow Moon.
struct ComicFileName: Hashable {
  /// The name without numbers and brackets. Empty only if the name is.
  let series: String
  /// The number of the chapter, or of the volume.
  let number: Int?

  /// - Parameter name: Without folders and the file extension.
  init(_ name: String) {
    let words = Self.withoutBrackets(name).split { $0 == " " || $0 == "_" }.map(String.init)
    let found = Self.numberRange(in: words)
    var title = words
    if let found { title = Array(words[..<found.start]) }
    // `Hollow Moon v02 c013`, `Hollow Moon Vol. 2 Ch. 7` and `Hollow Moon - 13`.
    while title.count > 1, let count = Self.trailingWords(of: title) { title.removeLast(count) }
    let series = title.joined(separator: " ")
    (self.series, number) = (series.isEmpty ? name : series, found?.number)
  }

  private static let chapterMarks = ["chapter", "ch.", "ch", "c", "issue", "no.", "#"]
  private static let volumeMarks = ["volume", "vol.", "vol", "v"]

  /// Where the words with the number start. Numbers with a prefix such as `c` take precedence; otherwise the last
  /// word that consists of digits, unless it is the first word, which is a title.
  private static func numberRange(in words: [String]) -> (number: Int, start: Int)? {
    for marks in [chapterMarks, volumeMarks] {
      for index in words.indices.reversed() {
        if let number = number(words[index], after: marks) { return (number, index) }
        // The prefix is a separate word.
        let isMark = marks.contains(words[index].lowercased()) && words[index].count > 1
        if isMark, index + 1 < words.count, let number = digits(words[index + 1]) { return (number, index) }
      }
    }
    for index in words.indices.dropFirst().reversed() {
      if let number = digits(words[index]) { return (number, index) }
    }
    return nil
  }

  /// How many words at the end are not part of a title: a dash, or a volume.
  private static func trailingWords(of title: [String]) -> Int? {
    guard let last = title.last else { return nil }
    if last == "-" || number(last, after: volumeMarks) != nil { return 1 }
    let isVolume = title.count > 2 && volumeMarks.contains(title[title.count - 2].lowercased()) && digits(last) != nil
    return isVolume ? 2 : nil
  }

  /// `13` of `c013`.
  private static func number(_ word: String, after marks: [String]) -> Int? {
    let word = word.lowercased()
    return marks.lazy.compactMap { mark in word.hasPrefix(mark) ? digits(word.dropFirst(mark.count)) : nil }.first
  }

  /// An integer of digits only that does not overflow.
  private static func digits(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Removes years, groups and formats in brackets. An opening bracket without a closing one is text.
  private static func withoutBrackets(_ name: String) -> String {
    let ends: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var rest = Substring(name)
    var result = ""
    while let character = rest.popFirst() {
      if let end = ends[character], let close = rest.firstIndex(of: end) {
        rest = rest[rest.index(after: close)...]
        result.append(" ")
      } else {
        result.append(character)
      }
    }
    return result
  }
}
