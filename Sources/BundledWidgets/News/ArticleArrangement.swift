/// How much of how many articles a list shows.
struct ArticleArrangement: Hashable {
  let rows: Int
  /// The most lines of a headline.
  var titleLines = 1
  /// The most lines of a summary; 0 for none.
  var summaryLines = 0
  var textSize = TextSize.regular

  /// How large the texts of a row are: the fewer articles there are, the larger.
  enum TextSize {
    case regular, large, largest
  }

  /// The arrangements of `count` articles in a list of `most` rows, from the best on: as many rows as can be. Where the
  /// articles are fewer than the rows, what is left is for whole headlines and summaries. Where a line has few words, whole
  /// headlines come before more rows.
  ///
  /// - Parameters:
  ///   - isTall: Whether the list is that of a large widget.
  ///   - hasLargeText: Whether text is so large that a line has few words.
  static func all(of count: Int, most: Int, isTall: Bool, hasLargeText: Bool) -> [ArticleArrangement] {
    let wanted = max(min(count, most), 1)
    let lines = isTall ? 4 : 2
    let wrapped: [ArticleArrangement] =
      hasLargeText ? (1...wanted).reversed().map { .init(rows: $0, titleLines: lines) } : []
    return wrapped
      + (1...wanted).reversed().flatMap { rows in
        var all: [ArticleArrangement] = []
        if rows == count && count < most && !hasLargeText {
          if isTall && rows <= 3 {
            all += [8, 6, 4, 3, 2].map { lines in
              .init(rows: rows, titleLines: 3, summaryLines: lines, textSize: rows == 1 ? .largest : .large)
            }
          }
          all += (0...3).reversed().map { .init(rows: rows, titleLines: 2, summaryLines: $0) }
        }
        // Where a row has no room, what it leaves is for whole headlines.
        if rows < wanted { all.append(.init(rows: rows, titleLines: 2)) }
        return all + [.init(rows: rows)]
      }
  }
}
