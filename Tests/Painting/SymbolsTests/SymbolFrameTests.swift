import Foundation
import LayoutEngine
import Testing

@testable import Symbols

/// The frames of symbols, in points, as the swiftui-web project measured them.
struct SymbolFrameTests {
  private func measure(_ name: String, at pointSize: CGFloat = 17, weight: Int = 400) -> SymbolFrame.Measure {
    SymbolLibrary().outline(of: SymbolRequest(name: name, weight: weight)).frame.measure(at: pointSize)
  }

  @Test(arguments: [
    ("star", 22.0, 20.0, 3.5), ("chevron.right", 12.5, 16.5, 2), ("gear", 21.5, 20.5, 4), ("wifi", 22.5, 16, 2),
    ("circle", 20, 19, 3.5), ("checkmark.circle.fill", 20, 19, 3.5), ("xmark.square", 19.5, 17.5, 2.5),
    ("doc.badge.plus", 18.5, 22.5, 6.5), ("person.fill", 18, 17, 2.5), ("minus", 18, 3.5, -4),
  ])
  func `a symbol next to body text has the measured frame`(
    name: String, width: Double, height: Double, descent: Double
  ) {
    let measure = measure(name)
    #expect(measure.size == CGSize(width: width, height: height))
    #expect(abs(measure.descent - CGFloat(descent)) < 1e-9)
  }

  @Test func `sizes between the measured ones are interpolated, others extrapolated`() {
    #expect(measure("circle", at: 13).size == CGSize(width: 15, height: 15))
    #expect(measure("circle", at: 15).size == CGSize(width: 17.5, height: 17))
    #expect(measure("circle", at: 52).size == CGSize(width: 62, height: 60))
    #expect(abs(measure("circle", at: 6.5).size.width - 7.5) < 1e-9)
  }

  @Test func `the weight changes the frame`() {
    // Measured in bold: 17 × 16.5 at 13 points, 22.5 × 21.5 at 17, rounded to half points.
    #expect(measure("star", at: 13, weight: 700).size == CGSize(width: 17, height: 16.5))
    let bold = measure("star", weight: 700).size
    #expect(abs(bold.width - 22.5) < 0.3 && abs(bold.height - 21.5) < 0.1)
    let widths = [100, 300, 400, 500, 600, 700, 900].map { measure("star", weight: $0).size.width }
    let isGrowing = zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }
    #expect(isGrowing, "\(widths)")
  }

  /// In swiftui-web's row of baselines the large star at 13 points is 21.5 × 20.5, and 5 below the baseline.
  @Test func `at a large scale a symbol grows about the middle of the capital letters`() {
    let large = measure("star", at: 13).scaled(by: 1.29)
    #expect(abs(large.size.width - 21.5) < 0.5 && abs(large.size.height - 20.5) < 0.5)
    #expect(abs(large.descent - 5) < 0.5)
    let small = measure("star", at: 13).scaled(by: 0.81)
    #expect(abs(small.size.width - 13.5) < 0.5 && abs(small.size.height - 13) < 0.5)
  }

  @Test func `a symbol that was not measured is half a point lower at 17 points`() {
    let frame = SymbolFrames.frame(ofNatural: CGSize(width: 1, height: 1))
    #expect(frame.measure(at: 17).size == CGSize(width: 17, height: 16.5))
    #expect(frame.measure(at: 26).size == CGSize(width: 26, height: 26))
  }

  @Test func `every line of the table is a frame`() {
    for name in SymbolFrames.measured.keys {
      #expect(SymbolFrames.frame(of: name, weight: 400) != nil, "\(name)")
    }
  }
}
