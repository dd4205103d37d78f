import SwiftUI

/// How many articles there are; a dash where that is not known.
struct ArticleCount: View {
  let count: Int?
  /// Large ones in few letters: 12K.
  var isShort = false

  var body: some View {
    if let count {
      Text(count, format: isShort && count >= 10_000 ? .number.notation(.compactName) : .number)
    } else {
      Text(verbatim: "–")
    }
  }
}
