extension String {
  /// The name with the smallest edit distance; nil if more than half of it would change.
  package func nearest(among names: [String]) -> String? {
    let ranked = names.map { ($0, edits(to: $0)) }.min { $0.1 < $1.1 }
    return ranked.flatMap { $0.1 < count && $0.1 <= Swift.max(2, count / 2) ? $0.0 : nil }
  }

  /// The Levenshtein distance.
  private func edits(to other: String) -> Int {
    let (source, target) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...target.count)
    for (i, character) in source.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, wanted) in target.enumerated() {
        let replaced = diagonal + (character == wanted ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[target.count]
  }
}
