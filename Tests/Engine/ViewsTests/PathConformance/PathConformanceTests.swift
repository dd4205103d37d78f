import Foundation
import Graphics
import Testing

/// An outline and SwiftUI's description of it.
struct PathCase: Sendable, CustomTestStringConvertible {
  enum Comparison {
    /// Every element, to a thousandth of a point.
    case elements
    /// The bounding rectangle only.
    case bounds
  }

  let name: String
  let comparison: Comparison
  let description: String
  let make: @Sendable () -> Path

  init(_ name: String, _ comparison: Comparison, _ description: String, make: @escaping @Sendable () -> Path) {
    self.name = name
    self.comparison = comparison
    self.description = description
    self.make = make
  }

  var testDescription: String { name }
}

struct PathConformanceTests {
  @Test(arguments: PathCase.pathCases + PathCase.pathRules)
  func `an outline equals SwiftUI's`(_ outline: PathCase) throws {
    let path = outline.make()
    switch outline.comparison {
    case .elements: compareElements(of: path, with: outline.description)
    case .bounds:
      let expected = try #require(Path(outline.description)).boundingRect
      let bounds = path.boundingRect
      for edge in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
        #expect(abs(bounds[keyPath: edge] - expected[keyPath: edge]) <= 0.001, "\(bounds) should be \(expected)")
      }
    }
  }

  private typealias Step = (letter: String, values: [Double])

  private func compareElements(of path: Path, with description: String) {
    let expected = Self.steps(of: description)
    var steps: [Step] = []
    path.forEach { steps.append(Self.step($0)) }
    #expect(steps.map(\.letter) == expected.map(\.letter))
    for (ours, theirs) in zip(steps, expected) {
      for (a, b) in zip(ours.values, theirs.values) {
        #expect(abs(a - b) <= 0.001 + Self.roundingOfSixDigits(b), "\(ours) should be \(theirs)")
      }
    }
  }

  private static func steps(of description: String) -> [Step] {
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

  private static func step(_ element: Path.Element) -> Step {
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
