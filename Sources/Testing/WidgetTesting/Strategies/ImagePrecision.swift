import Snapshots

/// A picture's tolerance, from our parameters or swift-snapshot-testing's.
struct ImagePrecision {
  private let comparison: ImageComparison
  private let note: String?

  init(_ precision: Float, _ perceptualPrecision: Float, _ comparison: SnapshotComparison?) {
    if let comparison {
      self.comparison = comparison.comparison
    } else if perceptualPrecision == 1 {
      self.comparison = .exact
    } else {
      // Rounded to a thousandth, as the float 0.98 is not exactly 0.98.
      let deltaE = ((1 - Double(perceptualPrecision)) * 100_000).rounded() / 1000
      self.comparison = SnapshotComparison.perceptual(deltaE: deltaE).comparison
    }
    note =
      precision < 1 && comparison == nil
      ? "  precision: \(precision) is ignored; set a tolerance with comparison: .perceptual(…)" : nil
  }

  func applied(to drawn: DrawnValue) -> DrawnValue {
    var drawn = drawn
    (drawn.comparison, drawn.note) = (comparison, note)
    return drawn
  }
}
