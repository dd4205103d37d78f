import MarkupText

/// A section of a list of chapters: `h1.horscadrelect`, and the `.cadrelect` items that follow it.
struct ChapterSection {
  let title: String
  /// Ranges of nodes of the page.
  let items: [Range<Int>]

  /// The sections of a page, in order.
  ///
  /// A section extends to the next `h1`, or to the end of its parent. If end tags are missing, a heading or item ends
  /// where the next item starts, although the parser nests them.
  static func all(in markup: Markup) -> [ChapterSection] {
    let headings = markup.elements.filter { $0.name == "h1" }
    var sections: [ChapterSection] = []
    for (place, heading) in headings.enumerated() where heading.hasClass("horscadrelect") {
      let next = place + 1 < headings.count ? headings[place + 1].index : markup.nodes.count
      let region = heading.index + 1..<min(next, heading.endOfSiblings)
      let items = markup.elements(in: region).filter { $0.hasClass("cadrelect") }
      let ends = items.dropFirst().map(\.index) + [region.upperBound]
      let ranges = zip(items, ends).map { item, end in item.index..<min(item.end, end) }
      let title = heading.index + 1..<min(heading.end, ranges.first?.lowerBound ?? heading.end)
      sections.append(ChapterSection(title: markup.text(in: title).withSingleSpaces, items: ranges))
    }
    return sections
  }

  /// The universe of a heading.
  enum Universe: Hashable {
    /// The main story, or the number of a universe.
    case known(Int?)
    /// Not recognized.
    case unknown
    /// A number that overflows.
    case tooLarge
  }

  /// “DBMultiverse” is the main story, “Special Universe 3” is universe 3, and Broly's is universe 20. Headings in
  /// every language contain these words; others are not recognized.
  var universe: Universe {
    let lowercased = title.lowercased()
    if lowercased.contains("dbmultiverse") { return .known(nil) }
    let words = lowercased.split(separator: " ").map { word in
      word.trimming { !$0.isLetter && !$0.isNumber }
    }
    for place in words.indices.dropLast(2) where words[place] == "special" && words[place + 1] == "universe" {
      guard let number = WholeNumber(words[place + 2]) else { continue }
      return number.counted.map { .known($0) } ?? .tooLarge
    }
    return lowercased.contains("broly") ? .known(20) : .unknown
  }
}

extension Substring {
  /// Removes the characters for which `isLeftOut` is true from both ends.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
