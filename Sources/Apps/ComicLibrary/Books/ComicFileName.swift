/// What the name of a comic's file tells of it: `Hollow Moon 042 (2019).cbz` is number 42 of Hollow Moon.
struct ComicFileName: Hashable {
  /// The name without numbers and brackets; never empty unless the name is.
  let series: String
  /// The chapter's number, else the volume's; nil where there is none.
  let number: Int?

  /// - Parameter name: Without folders and the archive's ending.
  init(_ name: String) {
    let words = Self.withoutBrackets(name).split { $0 == " " || $0 == "_" }.map(String.init)
    let found = Self.numberPlace(in: words)
    var title = words
    if let found { title = Array(words[..<found.start]) }
    // `Hollow Moon v02 c013`, `Hollow Moon Vol. 2 Ch. 7` and `Hollow Moon - 13`.
    while title.count > 1, let count = Self.trailingWords(of: title) { title.removeLast(count) }
    let series = title.joined(separator: " ")
    (self.series, number) = (series.isEmpty ? name : series, found?.number)
  }

  private static let chapterMarks = ["chapter", "ch.", "ch", "c", "issue", "no.", "#"]
  private static let volumeMarks = ["volume", "vol.", "vol", "v"]

  /// Where the words that give the number begin. Marked numbers come first; else the last word that is all digits counts,
  /// unless it is the first of all, which is a title.
  private static func numberPlace(in words: [String]) -> (number: Int, start: Int)? {
    for marks in [chapterMarks, volumeMarks] {
      for index in words.indices.reversed() {
        if let number = number(words[index], after: marks) { return (number, index) }
        // The mark as a word of its own.
        let isMark = marks.contains(words[index].lowercased()) && words[index].count > 1
        if isMark, index + 1 < words.count, let number = digits(words[index + 1]) { return (number, index) }
      }
    }
    for index in words.indices.dropFirst().reversed() {
      if let number = digits(words[index]) { return (number, index) }
    }
    return nil
  }

  /// How many words at the end are no part of a title: a dash, or a volume.
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

  /// A whole number of nothing but digits that fits.
  private static func digits(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Years, groups and formats stand in brackets; an open one without an end is text.
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
