import Diagnostics
import Graphics
public import SwiftUI

extension View {
  private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

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

  /// Sets the domain of the horizontal axis. Apple's page: SwiftUI/View/chartXScale(domain:range:type:).
  public func chartXScale(domain: some ScaleDomain) -> some View { chart { $0.x.take(domain) } }

  /// Sets the domain of the vertical axis. Apple's page: SwiftUI/View/chartYScale(domain:range:type:).
  public func chartYScale(domain: some ScaleDomain) -> some View { chart { $0.y.take(domain) } }

  /// Changes the plot area. Apple's page: SwiftUI/View/chartPlotStyle(content:).
  public func chartPlotStyle(@ViewBuilder content: @escaping (ChartPlotContent) -> some View) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }

  /// Sets a style for each value. Apple's page: SwiftUI/View/chartForegroundStyleScale(_:).
  public func chartForegroundStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ShapeStyle>
  ) -> some View {
    let styles = mapping.map { (value: $0.key.chartValue, style: AnyShapeStyle($0.value)) }
    return chart { $0.styles = styles }
  }

  /// Sets styles for values. Apple's page: SwiftUI/View/chartForegroundStyleScale(domain:range:type:).
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], range: [some ShapeStyle]
  ) -> some View {
    let styles = zip(domain, range).map { (value: $0.chartValue, style: AnyShapeStyle($1)) }
    return chart { $0.styles = styles }
  }

  /// Sets styles for the values in order of appearance.
  public func chartForegroundStyleScale(range: [some ShapeStyle]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.styleRange = styles }
  }

  /// Adds a label below the horizontal axis. Apple's page:
  /// SwiftUI/View/chartXAxisLabel(_:position:alignment:spacing:).
  ///
  /// - Parameters:
  ///   - label: The text.
  ///   - position: The edge of the chart (default: the bottom). At the sides, the label is rotated clockwise.
  ///   - alignment: The alignment along that edge (default: the beginning).
  ///   - spacing: The distance from the chart in points (default: 6).
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(String(label)) }
  }

  /// Adds a view below the horizontal axis. Apple's page:
  /// SwiftUI/View/chartXAxisLabel(position:alignment:spacing:content:).
  public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let name = ChartSettings.Name(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.x.name = name }
  }

  /// Adds a label above the vertical axis. Apple's page: SwiftUI/View/chartYAxisLabel(_:position:alignment:spacing:).
  ///
  /// - Parameters:
  ///   - label: The text.
  ///   - position: The edge of the chart (default: the top). At the sides, the label is rotated clockwise.
  ///   - alignment: The alignment along that edge (default: above the labels of the axis; at the sides, the top).
  ///   - spacing: The distance from the chart in points (default: 6).
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(String(label)) }
  }

  /// Adds a view above the vertical axis. Apple's page:
  /// SwiftUI/View/chartYAxisLabel(position:alignment:spacing:content:).
  public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let name = ChartSettings.Name(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.y.name = name }
  }

  /// Does nothing but report `chart.unsupported`: chart positions are not available, so the view is left out.
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View { ChartProxy.reported("chartOverlay") { self } }

  /// Does nothing but report `chart.unsupported`: chart positions are not available, so the view is left out.
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View { ChartProxy.reported("chartBackground") { self } }
}

/// The plot area in `chartPlotStyle`. Apple's page: Charts/ChartPlotContent.
public struct ChartPlotContent: View {
  let view: AnyView

  public var body: some View { view }
}

/// Positions of values in a chart. Apple's page: Charts/ChartProxy. Never created.
public struct ChartProxy {
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }

  static func reported<Content>(_ name: String, _ content: () -> Content) -> Content {
    DiagnosticLog.current.report(
      Diagnostic(id: "chart.unsupported", message: "a view that reads chart positions is left out", subject: name))
    return content()
  }
}
