import Foundation
import Testing

@testable import Graphics

/// An outline and SwiftUI's own description of it.
///
/// The descriptions are facts about real SwiftUI on macOS 26.2, published by the swiftui-web project (iamcgn/swiftui-web,
/// Apache-2.0) as goldens of `Path.description`: six significant digits.
struct PathCase: CustomTestStringConvertible {
  let name: String
  let path: Path
  let description: String

  var testDescription: String { name }

  private init(_ name: String, _ path: Path, _ description: String) {
    self.name = name
    self.path = path
    self.description = description
  }

  private static func rounded(
    _ radius: CGFloat, in width: CGFloat = 100, _ height: CGFloat = 60, _ style: RoundedCornerStyle = .continuous
  ) -> Path {
    Path(roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius, style: style)
  }

  static let all = [
    PathCase(
      "a rectangle", Path(CGRect(x: 0, y: 0, width: 100, height: 60)), "0 0 m 100 0 l 100 60 l 0 60 l h"),
    PathCase(
      "a circle", Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c \
      66.5685 0 80 13.4315 80 30 c h
      """),
    PathCase(
      "an inset circle", Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50)),
      """
      75 30 m 75 43.8071 63.8071 55 50 55 c 36.1929 55 25 43.8071 25 30 c 25 16.1929 36.1929 5 50 5 c 63.8071 5 75 \
      16.1929 75 30 c h
      """),
    PathCase(
      "an ellipse", Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 60)),
      """
      100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c \
      77.6142 0 100 13.4315 100 30 c h
      """),
    PathCase(
      "circular corners of 12", rounded(12, in: 100, 60, .circular),
      """
      100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c 0 12 l 0 5.37258 \
      5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h
      """),
    PathCase(
      "continuous corners of 12", rounded(12),
      """
      100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 92.4221 \
      59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389 \
      57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 \
      0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c 81.656 \
      0 l 86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100 \
      13.0619 100 18.344 c h
      """),
    PathCase(
      "continuous corners of 25 on short edges", rounded(25),
      """
      100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c 95.7735 50.6794 90.6794 55.7735 84.2127 58.1272 \
      c 78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 l 27.2123 60 21.7102 60 15.7873 58.1272 c 9.3206 55.7735 \
      4.2265 50.6794 1.87279 44.2127 c 0 39.0422 0 34.7848 0 30 c 0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 c \
      4.2265 9.3206 9.3206 4.2265 15.7873 1.87279 c 21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l 72.7877 0 78.2898 \
      0 84.2127 1.87279 c 90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c 100 20.9578 100 25.2152 100 30 c h
      """),
    PathCase(
      "continuous corners of 40, more than half of the side", rounded(40),
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c \
      73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282 \
      5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 \
      11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552 \
      2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h
      """),
    PathCase(
      "continuous corners of 100 on a long bar", rounded(100, in: 2000, 240),
      """
      2000 120 m 2000 120 l 2000 139.139 2000 156.169 1992.51 176.851 c 1983.09 202.718 1962.72 223.094 1936.85 \
      232.509 c 1913.16 240 1891.15 240 1847.13 240 c 152.866 240 l 108.849 240 86.8407 240 63.1494 232.509 c \
      37.2824 223.094 16.906 202.718 7.49114 176.851 c 0 156.169 0 139.139 0 120 c 0 120 l 0 100.861 0 83.8313 \
      7.49114 63.1494 c 16.906 37.2824 37.2824 16.906 63.1494 7.49114 c 86.8407 0 108.849 0 152.866 0 c 1847.13 0 \
      l 1891.15 0 1913.16 0 1936.85 7.49114 c 1962.72 16.906 1983.09 37.2824 1992.51 63.1494 c 2000 83.8313 2000 \
      100.861 2000 120 c h
      """),
    PathCase("corners of nothing", rounded(0), "0 0 m 100 0 l 100 60 l 0 60 l h"),
    PathCase(
      "a tall capsule", rounded(15, in: 30, 80),
      """
      30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c 27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c \
      17.7 80 15.6 80 15 80 c 15 80 l 14.4 80 12.3 80 9.47241 78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367 \
      70.5276 c 0 66.9739 0 63.6726 0 57.07 c 0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c 2.5359 5.59236 \
      5.59236 2.5359 9.47241 1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l 15.6 0 17.7 0 20.5276 1.12367 c 24.4076 2.5359 \
      27.4641 5.59236 28.8763 9.47241 c 30 13.0261 30 16.3274 30 22.93 c h
      """),
    PathCase(
      "an inset rounded rectangle",
      Path(roundedRect: CGRect(x: 5, y: 5, width: 90, height: 50), cornerRadius: 7),
      """
      95 30 m 95 44.2993 l 95 47.3806 95 48.9212 94.4756 50.5795 c 93.8166 52.3902 92.3902 53.8166 90.5795 54.4756 \
      c 88.9212 55 87.3806 55 84.2993 55 c 15.7007 55 l 12.6194 55 11.0788 55 9.42046 54.4756 c 7.60977 53.8166 \
      6.18342 52.3902 5.52438 50.5795 c 5 48.9212 5 47.3806 5 44.2993 c 5 15.7007 l 5 12.6194 5 11.0788 5.52438 \
      9.42046 c 6.18342 7.60977 7.60977 6.18342 9.42046 5.52438 c 11.0788 5 12.6194 5 15.7007 5 c 84.2993 5 l \
      87.3806 5 88.9212 5 90.5795 5.52438 c 92.3902 6.18342 93.8166 7.60977 94.4756 9.42046 c 95 11.0788 95 \
      12.6194 95 15.7007 c h
      """),
  ]
}

struct PathTests {
  @Test(arguments: PathCase.all)
  func `an outline is SwiftUI's, element by element`(_ outline: PathCase) {
    let expected = Self.elements(of: outline.description)
    let elements = outline.path.elements.map(Self.numbers)
    #expect(elements.map(\.letter) == expected.map(\.letter))
    for (ours, theirs) in zip(elements, expected) {
      for (a, b) in zip(ours.values, theirs.values) {
        #expect(abs(a - b) <= 0.001 + Self.roundingOfSixDigits(b), "\(ours) should be \(theirs)")
      }
    }
  }

  @Test func `a path describes itself in SwiftUI's words`() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 100.0 / 3, y: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 11, y: 12), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 1e-14))
    path.closeSubpath()
    #expect(path.description == "1 2.5 m 33.3333 0 l 3 4 5 6 q 7 8 9 0 11 12 c h")
    #expect(Path().description == "")
  }

  @Test func `a path that something was added to is no longer a rectangle`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var path = Path(rect)
    #expect(path.form == .rectangle(rect))
    path.addLine(to: .zero)
    #expect(path.form == .elements)
    var twice = Path(ellipseIn: rect)
    twice.addRect(rect)
    #expect(twice.form == .elements)
    #expect(twice.elements.count == 6 + 5)
  }

  @Test func `a radius is limited to half of the shorter side`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(
      Path(roundedRect: rect, cornerRadius: 30).form == .roundedRectangle(rect, radius: 5, style: .continuous))
    #expect(Path(roundedRect: rect, cornerRadius: -1).form == .rectangle(rect))
  }

  @Test func `the bounding rectangle holds control points too`() {
    let path = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addCurve(to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 10, y: -5), control2: CGPoint(x: 30, y: 10))
    }
    #expect(path.boundingRect == CGRect(x: 10, y: -5, width: 20, height: 15))
    #expect(Path().boundingRect == .zero)
    #expect(
      Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5).boundingRect
        == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `a moved path keeps its form`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let moved = CGRect(x: 6, y: 1, width: 30, height: 40)
    let offset = CGSize(width: 5, height: -1)
    #expect(Path(rect).offsetBy(offset) == Path(moved))
    #expect(Path(ellipseIn: rect).offsetBy(offset) == Path(ellipseIn: moved))
    #expect(
      Path(roundedRect: rect, cornerRadius: 4, style: .circular).offsetBy(offset)
        == Path(roundedRect: moved, cornerRadius: 4, style: .circular))
    let line = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: 0))
      $0.closeSubpath()
    }
    #expect(line.offsetBy(offset).description == "5 -1 m 6 -1 7 1 q h")
  }

  private typealias Step = (letter: String, values: [Double])

  private static func elements(of description: String) -> [Step] {
    var result: [Step] = []
    var values: [Double] = []
    for token in description.split(separator: " ") {
      if let value = Double(token) {
        values.append(value)
      } else {
        result.append((String(token), values))
        values = []
      }
    }
    return result
  }

  private static func numbers(_ element: Path.Element) -> Step {
    switch element {
    case .move(let to): ("m", [to.x, to.y])
    case .line(let to): ("l", [to.x, to.y])
    case .quadCurve(let to, let control): ("q", [control.x, control.y, to.x, to.y])
    case .curve(let to, let control1, let control2):
      ("c", [control1.x, control1.y, control2.x, control2.y, to.x, to.y])
    case .closeSubpath: ("h", [])
    }
  }

  /// Half of a unit in the last of six digits: 0.005 for 1992.51.
  private static func roundingOfSixDigits(_ value: Double) -> Double {
    value == 0 ? 0 : pow(10, log10(abs(value)).rounded(.down) - 5) / 2
  }
}
