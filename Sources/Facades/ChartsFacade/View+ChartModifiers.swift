public import SwiftUI

extension View {
  /// Shows or hides the horizontal axis. Apple's page: SwiftUI/View/chartXAxis(_:).
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }

  /// Sets the contents of the horizontal axis. Apple's page: SwiftUI/View/chartXAxis(content:).
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let groups = content()._groups
    return chart { $0.x.groups = groups }
  }

  /// Shows or hides the vertical axis. Apple's page: SwiftUI/View/chartYAxis(_:).
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

  /// Sets the contents of the vertical axis. Apple's page: SwiftUI/View/chartYAxis(content:).
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let groups = content()._groups
    return chart { $0.y.groups = groups }
  }

  /// Changes the labels of the horizontal axis as a view. Apple's page: SwiftUI/View/chartXAxisStyle(content:).
  ///
  /// The view is as wide as the plot. Lines inside of the plot belong to the plot.
  public func chartXAxisStyle(@ViewBuilder content: @escaping (ChartAxisContent) -> some View) -> some View {
    chart { $0.x.style = { AnyView(content($0)) } }
  }

  /// Changes the labels of the vertical axis as a view. Apple's page: SwiftUI/View/chartYAxisStyle(content:).
  ///
  /// The view is as high as the plot. Lines inside of the plot belong to the plot.
  public func chartYAxisStyle(@ViewBuilder content: @escaping (ChartAxisContent) -> some View) -> some View {
    chart { $0.y.style = { AnyView(content($0)) } }
  }

  /// Changes the plot area. Apple's page: SwiftUI/View/chartPlotStyle(content:).
  public func chartPlotStyle(@ViewBuilder content: @escaping (ChartPlotContent) -> some View) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }
}

/// The plot area in `chartPlotStyle`. Apple's page: Charts/ChartPlotContent.
public struct ChartPlotContent: View {
  let view: AnyView

  public var body: some View { view }
}

/// The labels of an axis in `chartXAxisStyle`. Apple's page: Charts/ChartAxisContent.
public struct ChartAxisContent: View {
  let view: AnyView

  public var body: some View { view }
}
