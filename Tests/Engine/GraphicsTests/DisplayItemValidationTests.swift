import Diagnostics
import Foundation
import Testing

@testable import Graphics

struct DisplayItemValidationTests {
  /// The result of `body`, and the diagnostics that it reports.
  private func reporting<Result>(_ body: () -> Result) -> (Result, [String]) {
    let log = DiagnosticLog()
    let result = log.collecting(body)
    return (result, log.diagnostics.map(\.id))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a path with a NaN coordinate is left out and reported`(_ value: CGFloat) {
    let path = Path { $0.addLines([.zero, CGPoint(x: value, y: 0)]) }
    let (sound, ids) = reporting { path.validated }
    #expect(sound == nil && ids == ["path.not-finite"])
  }

  @Test func `distant coordinates are clamped and reported`() {
    let far = Path { $0.addLines([.zero, CGPoint(x: 1e12, y: 5)]) }
    let (nearer, ids) = reporting { far.validated?.description }
    #expect(nearer == "0 0 m 1e+06 5 l" && ids == ["path.far-away"])
    let (others, none) = reporting { [Path(CGRect(x: 1, y: 1, width: 2, height: 2)).validated, Path().validated] }
    #expect(others[0] != nil && others[1] == nil && none.isEmpty)
  }

  @Test(arguments: [(0, []), (-1, ["stroke.width"]), (.nan, ["stroke.width"])] as [(CGFloat, [String])])
  func `a line of zero width is not drawn, and one of an invalid width is reported`(
    _ width: CGFloat, _ expected: [String]
  ) {
    let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let (item, ids) = reporting {
      DisplayItem.stroke(checking: path, StrokeStyle(lineWidth: width), .color(.black))
    }
    #expect(item == nil && ids == expected)
  }

  @Test(arguments: [[1e-9, 1e-9], [-1, 2], [0, 0], [CGFloat.nan]])
  func `invalid dashes are drawn solid and reported`(_ dash: [CGFloat]) {
    let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let (item, ids) = reporting { DisplayItem.stroke(checking: path, StrokeStyle(dash: dash), .color(.black)) }
    #expect(item == .stroke(path, StrokeStyle(), .color(.black)) && ids == ["stroke.dashes"])
  }
}
