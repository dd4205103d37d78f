public import SwiftUI

/// A type-erased symbol. Apple's page: Charts/AnyChartSymbolShape.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let symbol: any ChartSymbolShape

  public init(_ symbol: any ChartSymbolShape) { self.symbol = (symbol as? AnyChartSymbolShape)?.symbol ?? symbol }

  public var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  public func path(in rect: CGRect) -> Path { symbol.path(in: rect) }

  /// The outline for a symbol of a size, in the part of it where the symbol looks as large as others.
  func outline(in frame: CGRect) -> Path {
    let unit = symbol.perceptualUnitRect
    return symbol.path(
      in: CGRect(
        x: frame.minX + unit.minX * frame.width, y: frame.minY + unit.minY * frame.height,
        width: unit.width * frame.width, height: unit.height * frame.height))
  }
}

/// The border of a symbol, inside of its outline.
struct BorderedChartSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth, rect.width, rect.height) / 2
    return symbol.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

extension ChartSymbolShape {
  /// The border of the symbol. Apple's page: Charts/ChartSymbolShape/strokeBorder(lineWidth:).
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The border of the symbol. Apple's page: Charts/ChartSymbolShape/strokeBorder(style:).
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedChartSymbol(symbol: self, style: style)
  }
}
