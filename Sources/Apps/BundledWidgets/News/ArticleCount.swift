import SwiftUI

/// The number of articles; a dash if it is unknown.
struct ArticleCount: View {
  let count: Int?
  /// Whether large numbers are abbreviated: 12K.
  var isShort = false

  var body: some View {
    if let count {
      Text(count, format: isShort && count >= 10_000 ? .number.notation(.compactName) : .number)
    } else {
      Text(verbatim: "–")
    }
  }
}
