public import SwiftUI

extension ChartContent {
  func changing(_ change: (inout _ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(
      _marks.map {
        var mark = $0
        change(&mark)
        return mark
      })
  }

  /// Paints the marks, unless an inner style does. Apple's page: Charts/ChartContent/foregroundStyle(_:).
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    changing { if $0.style.foreground == nil { $0.style.foreground = AnyShapeStyle(style) } }
  }

  public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.style.opacity *= opacity } }

  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changing { if $0.style.corner == nil { $0.style.corner = MarkStyle.Corner(radius: radius, style: style) } }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { if $0.style.stroke == nil { $0.style.stroke = style } }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { if $0.style.interpolation == nil { $0.style.interpolation = method } }
  }

  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    changing { if $0.style.symbol == nil { $0.style.symbol = .shape(AnyChartSymbolShape(symbol)) } }
  }

  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { if $0.style.symbol == nil { $0.style.symbol = .view(view) } }
  }

  /// In square points.
  public func symbolSize(_ size: CGFloat) -> some ChartContent { symbolSize(CGSize(area: size)) }

  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.style.symbolSize == nil { $0.style.symbolSize = size } }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves the ends of the marks along the vertical axis, in points. Apple's page:
  /// Charts/ChartContent/offset(x:yStart:yEnd:).
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the ends of the marks along the horizontal axis, in points. Apple's page:
  /// Charts/ChartContent/offset(xStart:xEnd:y:).
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the ends of the marks, in points. Apple's page: Charts/ChartContent/offset(xStart:xEnd:yStart:yEnd:).
  ///
  /// Marks without a length, such as points and lines, are moved by the mean of both.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing {
      $0.style.offset.xStart += xStart
      $0.style.offset.xEnd += xEnd
      $0.style.offset.yStart += yStart
      $0.style.offset.yEnd += yEnd
    }
  }

  public func zIndex(_ value: Double) -> some ChartContent { changing { $0.style.zIndex += value } }

  /// Lets gradients and other styles span the plot instead of each mark. Apple's page:
  /// Charts/ChartContent/alignsMarkStylesWithPlotArea(_:).
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { if $0.style.isAlignedWithPlot == nil { $0.style.isAlignedWithPlot = aligns } }
  }
}

extension CGSize {
  /// A square of an area in square points.
  init(area: CGFloat) {
    let side = area.isFinite && area > 0 ? area.squareRoot() : 0
    self.init(width: side, height: side)
  }
}
