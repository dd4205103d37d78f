import SwiftUI

/// Text whose words stay whole: in smaller letters, until the longest word has room in the width.
///
/// A line of text that is too narrow for a word is broken inside of it, and `minimumScaleFactor` does not count that as cut.
struct WholeWords: View {
  let text: String

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Self.limits, id: \.self) { limit in
        ZStack(alignment: .leading) {
          Text(verbatim: text.longestUnbreakable)
            .lineLimit(1)
            .fixedSize()
            .frame(height: 0)
            .hidden()
            .accessibilityHidden(true)
          // It takes the width that there is, and asks for none.
          lines.frame(idealWidth: 0)
        }
        .dynamicTypeSize(...limit)
      }
      // A word that is too long for any letters is broken.
      lines.dynamicTypeSize(...DynamicTypeSize.large)
    }
  }

  private static let limits = [
    DynamicTypeSize.accessibility5, .accessibility2, .xxxLarge, .xLarge, .large, .small, .xSmall,
  ]

  private var lines: some View {
    Text(verbatim: text).frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension String {
  /// The longest part in which no line ends: a word, or Chinese and Japanese characters that word joiners tie together.
  var longestUnbreakable: String {
    var longest = Substring()
    for word in split(whereSeparator: \.isWhitespace) {
      var (start, isTied) = (word.startIndex, true)
      for index in word.indices {
        if word[index].isIdeographic, !isTied { start = index }
        isTied = word[index] == "\u{2060}"
        let part = word[start...index]
        if part.count > longest.count { longest = part }
      }
    }
    return String(longest)
  }
}

extension Character {
  /// One beside which a line may end although there is no space: of Chinese and Japanese.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.contains { scalar in
      [0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF].contains { $0.contains(scalar.value) }
    }
  }
}
