extension String {
  /// The name that takes the fewest edits to come from this one; nil if more than half of it would have to change.
  package func nearest(among names: [String]) -> String? {
    let ranked = names.map { ($0, edits(to: $0)) }.min { $0.1 < $1.1 }
    return ranked.flatMap { $0.1 < count && $0.1 <= Swift.max(2, count / 2) ? $0.0 : nil }
  }

  /// The number of insertions, deletions and replacements of a character between two names (Levenshtein).
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
