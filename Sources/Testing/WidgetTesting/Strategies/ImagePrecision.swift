import Snapshots

/// How exactly a picture must agree, in our words or those of swift-snapshot-testing.
struct ImagePrecision {
  private let comparison: ImageComparison
  private let remark: String?

  init(_ precision: Float, _ perceptualPrecision: Float, _ comparison: SnapshotComparison?) {
    if let comparison {
      self.comparison = comparison.comparison
    } else if perceptualPrecision == 1 {
      self.comparison = .exact
    } else {
      // To a thousandth: 0.98 is not quite that.
      let deltaE = ((1 - Double(perceptualPrecision)) * 100_000).rounded() / 1000
      self.comparison = SnapshotComparison.perceptual(deltaE: deltaE).comparison
    }
    remark =
      precision < 1 && comparison == nil
      ? "  precision: \(precision) is not taken into account: say what may differ with comparison: .perceptual(…)" : nil
  }

  func applied(to drawn: DrawnValue) -> DrawnValue {
    var drawn = drawn
    (drawn.comparison, drawn.remark) = (comparison, remark)
    return drawn
  }
}
