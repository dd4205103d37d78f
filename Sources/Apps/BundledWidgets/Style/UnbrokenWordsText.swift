import SwiftUI

/// Text that shrinks until its longest word fits the width.
///
/// `minimumScaleFactor` alone does not shrink it: a word that is wider than its line is broken, which does not count
/// as truncation.
struct UnbrokenWordsText: View {
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
          // The hidden word alone determines whether the text fits.
          lines.frame(idealWidth: 0)
        }
        .dynamicTypeSize(...limit)
      }
      // No size fits the word, so it is broken.
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
  /// The longest part without a line break opportunity: a word, or ideographs connected by word joiners.
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
  /// Whether lines may break next to the character without a space, as in Chinese and Japanese.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.contains { scalar in
      [0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF].contains { $0.contains(scalar.value) }
    }
  }
}
