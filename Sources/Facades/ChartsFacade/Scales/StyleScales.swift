import SwiftUI

/// What the values of a chart's marks are shown as: colours, symbols, sizes, line styles and places side by side.
struct StyleScales {
  let foreground: VisualScale<AnyShapeStyle>
  /// The colours of the foreground's range, between which numbers are shown; empty if it has other styles.
  private let colors: [Color]
  private let symbol: VisualScale<AnyChartSymbolShape>
  private let size: VisualScale<CGFloat>
  private let line: VisualScale<StrokeStyle>
  let values: [_ChartValue]
  let symbolValues: [_ChartValue]
  let sizeValues: [_ChartValue]
  let lineValues: [_ChartValue]
  let positions: [_ChartValue]
  /// The values in the legend, each with the style of a mark that has it.
  private let told: [(value: _ChartValue, style: MarkStyle?)]

  static let automaticColors = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// For numbers.
  static let automaticGradient = [Color.blue.opacity(0.15), .blue]
  static let automaticSizes: [CGFloat] = [16, 196]
  static let automaticLines = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map {
    StrokeStyle(lineWidth: 2, lineJoin: .round, dash: $0)
  }

  init(_ marks: [_ChartMark], settings: ChartSettings) {
    let styles = marks.map(\.style)
    (foreground, colors) = (settings.foreground, settings.foregroundColors)
    (symbol, size, line) = (settings.symbol, settings.symbolSize, settings.lineStyle)
    values = Self.unique(foreground.stated + styles.compactMap(\.foregroundBy))
    symbolValues = Self.unique(symbol.stated + styles.compactMap(\.symbolBy))
    sizeValues = Self.unique(size.stated + styles.compactMap(\.symbolSizeBy))
    lineValues = Self.unique(line.stated + styles.compactMap(\.strokeBy))
    positions = Self.unique(styles.compactMap(\.position?.value))
    told = Self.unique(values + symbolValues + lineValues).map { value in
      (value, styles.first { [$0.foregroundBy, $0.symbolBy, $0.strokeBy].contains(value) })
    }
  }

  /// Whether colours stand for numbers on a gradient.
  var isContinuous: Bool { foreground.isContinuous(for: values) }

  /// The gradient of numbers, and its ends.
  var gradient: (colors: [Color], ends: ClosedRange<Double>, isTime: Bool)? {
    guard isContinuous, let ends = ScaleRequest.range(of: foreground.domain ?? values) else { return nil }
    return (colors.isEmpty ? Self.automaticGradient : colors, ends, values.contains(where: \.isDate))
  }

  /// The entries of the legend: colours, symbols and line styles if they represent values.
  var legend: [LegendEntry] {
    let told = isContinuous ? told.filter { !values.contains($0.value) } : told
    return told.map { value, mark in
      let style = values.contains(value) ? style(of: value) : style(of: mark ?? MarkStyle())
      let symbol = symbolValues.contains(value) ? shape(of: value) : AnyChartSymbolShape(Circle())
      return LegendEntry(
        value: value, style: style, symbol: symbol, line: lineValues.contains(value) ? stroke(of: value) : nil)
    }
  }

  func style(of value: _ChartValue) -> AnyShapeStyle {
    if isContinuous {
      let colors = colors.isEmpty && foreground.range.isEmpty ? Self.automaticGradient : colors
      let fraction = foreground.fraction(of: value, among: values)
      if colors.isEmpty {
        let last = foreground.range.count - 1
        return foreground.range[min(last, Int((fraction * Double(last)).rounded()))]
      }
      return AnyShapeStyle(Self.color(at: fraction, of: colors))
    }
    let automatic = Self.automaticColors.map { AnyShapeStyle($0) }
    return foreground.visual(of: value, among: values, automatic) ?? automatic[0]
  }

  private static func color(at fraction: Double, of colors: [Color]) -> Color {
    let place = fraction * Double(colors.count - 1)
    let index = min(Int(place), max(0, colors.count - 2))
    guard index + 1 < colors.count else { return colors[index] }
    return colors[index].mix(with: colors[index + 1], by: place - Double(index))
  }

  func style(of style: MarkStyle) -> AnyShapeStyle {
    style.foreground ?? style.foregroundBy.map(self.style(of:)) ?? foreground.range.first
      ?? AnyShapeStyle(Self.automaticColors[0])
  }

  func shape(of value: _ChartValue) -> AnyChartSymbolShape {
    let automatic = BasicChartSymbolShape.all.map { AnyChartSymbolShape($0) }
    return symbol.visual(of: value, among: symbolValues, automatic) ?? automatic[0]
  }

  func symbol(of style: MarkStyle) -> MarkSymbol? { style.symbol ?? style.symbolBy.map { .shape(shape(of: $0)) } }

  /// The area of a symbol in square points.
  func area(of value: _ChartValue) -> CGFloat {
    if size.isContinuous(for: sizeValues) {
      return size.size(at: size.fraction(of: value, among: sizeValues), Self.automaticSizes)
    }
    return size.visual(of: value, among: sizeValues, [25, 64, 121, 196]) ?? 49
  }

  func size(of style: MarkStyle) -> CGSize {
    style.symbolSize ?? style.symbolSizeBy.map { CGSize(area: area(of: $0)) } ?? CGSize(width: 7, height: 7)
  }

  func stroke(of value: _ChartValue) -> StrokeStyle {
    line.visual(of: value, among: lineValues, Self.automaticLines) ?? StrokeStyle(lineWidth: 2)
  }

  func stroke(of style: MarkStyle, otherwise automatic: StrokeStyle) -> StrokeStyle {
    style.stroke ?? style.strokeBy.map(stroke(of:)) ?? automatic
  }

  static func unique(_ values: [_ChartValue]) -> [_ChartValue] {
    var seen: Set<_ChartValue> = []
    return values.filter { seen.insert($0).inserted }
  }
}

/// A value and its style.
struct LegendEntry {
  let value: _ChartValue
  let style: AnyShapeStyle
  let symbol: AnyChartSymbolShape
  /// The line that stands for the value, if line styles do.
  let line: StrokeStyle?
}
