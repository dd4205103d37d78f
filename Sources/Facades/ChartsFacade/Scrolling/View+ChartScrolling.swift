public import SwiftUI

extension View {
  /// Makes axes scrollable: a picture shows their visible part. Apple's page: SwiftUI/View/chartScrollableAxes(_:).
  ///
  /// Without `chartXVisibleDomain(length:)`, all of the axis is visible.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }

  /// Sets how much of a scrollable horizontal axis is visible. Apple's page: SwiftUI/View/chartXVisibleDomain(length:).
  ///
  /// - Parameter length: In the values of the axis: a number, seconds, or a number of categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.scroll.length = length.chartValue.number }
  }

  /// Sets how much of a scrollable vertical axis is visible. Apple's page: SwiftUI/View/chartYVisibleDomain(length:).
  ///
  /// - Parameter length: In the values of the axis: a number, seconds, or a number of categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.scroll.length = length.chartValue.number }
  }

  /// Sets the first visible value of a scrollable horizontal axis. Apple's page: SwiftUI/View/chartScrollPosition(x:).
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartScrollPosition(initialX: x.wrappedValue)
  }

  /// Sets the lowest visible value of a scrollable vertical axis. Apple's page: SwiftUI/View/chartScrollPosition(y:).
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chartScrollPosition(initialY: y.wrappedValue)
  }

  /// Sets the first visible value of a scrollable horizontal axis. Apple's page:
  /// SwiftUI/View/chartScrollPosition(initialX:).
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    chart { $0.x.scroll.position = initialX.chartValue }
  }

  /// Sets the lowest visible value of a scrollable vertical axis. Apple's page:
  /// SwiftUI/View/chartScrollPosition(initialY:).
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    chart { $0.y.scroll.position = initialY.chartValue }
  }

  /// Does nothing: a picture does not scroll. Apple's page: SwiftUI/View/chartScrollTargetBehavior(_:).
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}

extension ChartScale {
  /// The scale of the visible part of an axis.
  func scrolled(to scroll: ChartSettings.Scroll) -> ChartScale {
    var scale = self
    let whole: Double
    switch domain {
    case .categories(let names): whole = Double(names.count)
    case .numbers(let range, _): whole = range.upperBound - range.lowerBound
    }
    guard let length = scroll.length, length > 0, whole > length else { return self }
    let fraction = length / whole
    let half = band.map { $0 / 2 } ?? 0
    let first = scroll.position.flatMap(position).map { isReversed ? $0 + half - fraction : $0 - half }
    let start = min(max(first ?? (isReversed ? 1 - fraction : 0), 0), 1 - fraction)
    scale.window = start...start + fraction
    return scale
  }
}
