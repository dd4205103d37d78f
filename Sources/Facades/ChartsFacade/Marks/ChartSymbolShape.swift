public import SwiftUI

/// A shape at the points of a chart. Apple's page: Charts/ChartSymbolShape.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square in which the shape appears as large as others.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Circle: ChartSymbolShape {}

/// The built-in symbols. Apple's page: Charts/BasicChartSymbolShape.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind

  /// The symbols of the first, second … series.
  static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: rays([0, 90], in: rect)
    case .cross: rays([45, 135], in: rect)
    case .asterisk: rays([30, 90, 150], in: rect)
    }
  }

  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let angle = Double(corner) / Double(corners) * 2 * .pi
          return CGPoint(x: rect.midX + rect.width / 2 * sin(angle), y: rect.midY - rect.height / 2 * cos(angle))
        })
      path.closeSubpath()
    }
  }

  private func rays(_ degrees: [Double], in rect: CGRect) -> Path {
    Path { path in
      for degree in degrees {
        let (x, y) = (cos(degree * .pi / 180) * rect.width / 2, sin(degree * .pi / 180) * rect.height / 2)
        path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
        path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
      }
    }
    .strokedPath(StrokeStyle(lineWidth: rect.width / 5, lineCap: .round))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
