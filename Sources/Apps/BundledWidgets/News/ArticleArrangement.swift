/// How many articles a list shows, and how much of each.
struct ArticleArrangement: Hashable {
  let rows: Int
  /// The maximum number of lines of a headline.
  var titleLines = 1
  /// The maximum number of lines of a summary; 0 for none.
  var summaryLines = 0
  var textSize = TextSize.regular
  var layout = Layout.list

  /// The text size of an article, by the style of its headline: larger if there are fewer articles.
  enum TextSize {
    case regular, headline, title3, title2, title, largeTitle
  }

  /// The layout of the rows.
  enum Layout {
    /// Below each other, from the top.
    case list
    /// Over the whole height, with lines between them.
    case spread
    /// A single article: its feed at the top, its texts at the bottom.
    case feature
  }

  /// The arrangements of `count` articles in a list of `most` rows, best first: as many rows as possible. If there
  /// are fewer articles than rows, the space is used for larger texts, whole headlines and summaries. If few words
  /// fit on a line, whole headlines take precedence over more rows.
  ///
  /// - Parameters:
  ///   - isTall: Whether it is the list of a large widget.
  ///   - hasLargeText: Whether few words fit on a line.
  static func all(of count: Int, most: Int, isTall: Bool, hasLargeText: Bool) -> [ArticleArrangement] {
    let wanted = max(min(count, most), 1)
    let first = hasLargeText ? ofLargeText(wanted, isTall: isTall) : count <= most ? ofFew(count, isTall: isTall) : []
    return first
      + (1...wanted).reversed().flatMap { rows in
        var all: [ArticleArrangement] = []
        if rows == count && count < most && !hasLargeText {
          all += (0...3).reversed().map { .init(rows: rows, titleLines: 2, summaryLines: $0) }
        }
        // If a row does not fit, its space is used for whole headlines, and for the summary of a single article.
        if rows < wanted {
          all += (0...(rows == 1 ? 2 : 0)).reversed().map { .init(rows: rows, titleLines: 2, summaryLines: $0) }
        }
        return all + [.init(rows: rows)]
      }
  }

  /// All of one to six articles, in texts that fill a large widget, or of one or two in a medium one.
  private static func ofFew(_ count: Int, isTall: Bool) -> [ArticleArrangement] {
    let sizes: [(TextSize, summaryLines: [Int])] =
      switch (isTall, count) {
      case (true, 1):
        [(.largeTitle, [8]), (.title, [8]), (.title2, [8]), (.title, [4]), (.title2, [4, 2]), (.headline, [2, 1])]
      case (true, 2): [(.title3, [6, 4, 3]), (.headline, [6, 4, 3, 2]), (.regular, [4, 3, 2])]
      case (true, 3): [(.headline, [6, 4, 3, 2]), (.regular, [4, 3, 2])]
      case (true, 4): [(.headline, [3, 2]), (.regular, [3, 2])]
      case (true, 5...6): [(.regular, [2, 1])]
      case (false, 1): [(.title3, [3, 2]), (.headline, [3, 2]), (.regular, [3])]
      case (false, 2): [(.headline, [1])]
      default: []
      }
    let isAlone = isTall && count == 1
    return sizes.flatMap { size, summaryLines in
      summaryLines.map { lines in
        ArticleArrangement(
          rows: count, titleLines: isAlone ? 6 : isTall ? 3 : 2, summaryLines: lines, textSize: size,
          layout: isAlone ? .feature : .spread)
      }
    }
  }

  /// Whole headlines; if two rows do not fit with them, two shorter ones, and one row with its summary.
  private static func ofLargeText(_ wanted: Int, isTall: Bool) -> [ArticleArrangement] {
    let lines = isTall ? 4 : 2
    let whole = stride(from: wanted, through: 2, by: -1).map { ArticleArrangement(rows: $0, titleLines: lines) }
    let shorter = wanted > 1 && isTall ? [3, 2].map { ArticleArrangement(rows: 2, titleLines: $0) } : []
    let one = (0...(isTall ? 6 : 2)).reversed().map {
      ArticleArrangement(rows: 1, titleLines: lines, summaryLines: $0)
    }
    return whole + shorter + one
  }
}
