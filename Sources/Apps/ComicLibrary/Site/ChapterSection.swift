import MarkupText

/// A section of a list of chapters: `h1.horscadrelect`, and the `.cadrelect` items that follow it.
struct ChapterSection {
  /// The heading's text.
  let title: String
  /// Each a range of nodes of the page.
  let items: [Range<Int>]

  /// The sections of a page, in its order.
  ///
  /// A section reaches to the next `h1` or to the end of what its own is in. Where ends are missing,
  /// a heading or an item ends where the next item begins, although it has that in it to the parser.
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

  /// What a heading says of the universe.
  enum Universe: Hashable {
    /// The main story, or a universe's number.
    case known(Int?)
    /// Nothing that is understood.
    case unknown
    /// A number that nobody can count to.
    case tooLarge
  }

  /// “DBMultiverse” is the main story, “Special Universe 3” the third, and Broly's is the twentieth. These words are in
  /// headings of every language; others are not understood.
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
  /// Without the characters at both ends that are as `isLeftOut` says.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
