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

  /// Sets a colour for each value. Apple's page: Charts/ChartContent/foregroundStyle(by:).
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.style.foregroundBy == nil { $0.style.foregroundBy = value.low } }
  }

  public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.style.opacity *= opacity } }

  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changing { if $0.style.cornerRadius == nil { $0.style.cornerRadius = radius } }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { if $0.style.stroke == nil { $0.style.stroke = style } }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { if $0.style.interpolation == nil { $0.style.interpolation = method } }
  }

  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    changing { if $0.style.symbol == nil { $0.style.symbol = .shape { symbol.path(in: $0) } } }
  }

  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { if $0.style.symbol == nil { $0.style.symbol = .view(view) } }
  }

  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.style.symbolBy == nil { $0.style.symbolBy = value.low } }
  }

  /// In square points.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    let side = size.isFinite && size > 0 ? size.squareRoot() : 0
    return symbolSize(CGSize(width: side, height: side))
  }

  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.style.symbolSize == nil { $0.style.symbolSize = size } }
  }

  /// Places bars side by side, one for each value.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { if $0.style.positionBy == nil { $0.style.positionBy = value.low } }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing { $0.style.offset = CGSize(width: $0.style.offset.width + x, height: $0.style.offset.height + y) }
  }

  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.style.shadow = MarkShadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }

  public func blur(radius: CGFloat) -> some ChartContent { changing { $0.style.blurRadius = max(0, radius) } }

  public func zIndex(_ value: Double) -> some ChartContent { changing { $0.style.zIndex += value } }

  /// Adds a view next to each mark. Apple's page:
  /// Charts/ChartContent/annotation(position:alignment:spacing:content:).
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let view = AnyView(content())
    return changing {
      $0.style.annotations.append(
        MarkAnnotation(position: position, alignment: alignment, spacing: spacing, content: view))
    }
  }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { changing { _ in } }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { changing { _ in } }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changing { _ in } }
}
