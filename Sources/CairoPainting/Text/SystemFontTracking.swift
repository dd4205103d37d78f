internal import Foundation

/// The tracking that gives Inter the widths of San Francisco.
///
/// Fitted to the widths of about 740 single-line texts measured on an iPhone (iOS 26.0 simulator, 2×), which the
/// swiftui-web project publishes (github.com/iamcgn/swiftui-web, Fixtures/Goldens/ios/text-metrics.json, Apache-2.0),
/// with the tracking after every character, the last one too; the rest of the error is 0.9 % rms up to 22 pt.
/// Cells with fewer than five texts are drawn towards their neighbours. Below 10 pt the slope is that of Apple's own
/// tracking table; above 34 pt the values stay; light weights follow the regular one, for want of texts.
enum SystemFontTracking {
  /// Points to add after every character at `size` points and OpenType `weight`.
  static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    guard let first = rows.first, let last = rows.last else { return 0 }
    if size <= first.size { return size * em(first, weight: weight) }
    if size >= last.size { return size * em(last, weight: weight) }
    let upper = rows.firstIndex { $0.size >= size } ?? rows.endIndex - 1
    let (below, above) = (rows[upper - 1], rows[upper])
    let fraction = (size - below.size) / (above.size - below.size)
    let start = em(below, weight: weight)
    return size * (start + (em(above, weight: weight) - start) * fraction)
  }

  private static func em(_ row: Row, weight: Int) -> CGFloat {
    let steps: [(weight: CGFloat, em: CGFloat)] = [
      (400, row.regular), (500, row.medium), (600, row.semibold), (700, row.bold),
      // One text each was measured: eleven and twenty-three thousandths over bold at every size.
      (800, row.bold + 0.011), (900, row.bold + 0.023),
    ]
    let weight = min(max(CGFloat(weight), 400), 900)
    let upper = max(steps.firstIndex { $0.weight >= weight } ?? 1, 1)
    let (below, above) = (steps[upper - 1], steps[upper])
    return below.em + (above.em - below.em) * (weight - below.weight) / (above.weight - below.weight)
  }

  private struct Row {
    var size: CGFloat
    var regular: CGFloat
    var medium: CGFloat
    var semibold: CGFloat
    var bold: CGFloat
  }

  /// In parts of the size.
  private static let rows: [Row] = [
    Row(size: 8, regular: 0.0200, medium: 0.0270, semibold: 0.0290, bold: 0.0370),
    Row(size: 10, regular: 0.0079, medium: 0.0146, semibold: 0.0157, bold: 0.0240),
    Row(size: 11, regular: 0.0063, medium: 0.0107, semibold: 0.0133, bold: 0.0222),
    Row(size: 12, regular: -0.0022, medium: 0.0049, semibold: 0.0056, bold: 0.0141),
    Row(size: 13, regular: -0.0081, medium: -0.0016, semibold: 0.0011, bold: 0.0091),
    Row(size: 15, regular: -0.0163, medium: -0.0107, semibold: -0.0085, bold: -0.0024),
    Row(size: 16, regular: -0.0215, medium: -0.0145, semibold: -0.0128, bold: -0.0065),
    Row(size: 17, regular: -0.0278, medium: -0.0194, semibold: -0.0198, bold: -0.0125),
    Row(size: 20, regular: -0.0363, medium: -0.0298, semibold: -0.0257, bold: -0.0205),
    Row(size: 22, regular: -0.0432, medium: -0.0365, semibold: -0.0325, bold: -0.0260),
    Row(size: 28, regular: -0.0463, medium: -0.0385, semibold: -0.0355, bold: -0.0290),
    Row(size: 34, regular: -0.0458, medium: -0.0385, semibold: -0.0348, bold: -0.0265),
  ]
}
