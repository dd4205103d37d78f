import Diagnostics
import Graphics
public import SwiftUI

extension View {
  private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  /// Shows or hides the horizontal axis. Apple's page: SwiftUI/View/chartXAxis(_:).
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }

  /// What the horizontal axis shows. Apple's page: SwiftUI/View/chartXAxis(content:).
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let groups = content()._groups
    return chart { $0.x.groups = groups }
  }

  /// Shows or hides the vertical axis. Apple's page: SwiftUI/View/chartYAxis(_:).
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

  /// What the vertical axis shows. Apple's page: SwiftUI/View/chartYAxis(content:).
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let groups = content()._groups
    return chart { $0.y.groups = groups }
  }

  /// The values that are spread over the chart's width. Apple's page: SwiftUI/View/chartXScale(domain:range:type:).
  public func chartXScale(domain: some ScaleDomain) -> some View { chart { $0.x.take(domain) } }

  /// The values that are spread over the chart's height. Apple's page: SwiftUI/View/chartYScale(domain:range:type:).
  public func chartYScale(domain: some ScaleDomain) -> some View { chart { $0.y.take(domain) } }

  /// Changes the area of the marks. Apple's page: SwiftUI/View/chartPlotStyle(content:).
  public func chartPlotStyle(@ViewBuilder content: @escaping (ChartPlotContent) -> some View) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }

  /// A style for each value. Apple's page: SwiftUI/View/chartForegroundStyleScale(_:).
  public func chartForegroundStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ShapeStyle>
  ) -> some View {
    let styles = mapping.map { (value: $0.key.chartValue, style: AnyShapeStyle($0.value)) }
    return chart { $0.styles = styles }
  }

  /// Styles for values. Apple's page: SwiftUI/View/chartForegroundStyleScale(domain:range:type:).
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], range: [some ShapeStyle]
  ) -> some View {
    let styles = zip(domain, range).map { (value: $0.chartValue, style: AnyShapeStyle($1)) }
    return chart { $0.styles = styles }
  }

  /// Styles for the values in the order of their appearance.
  public func chartForegroundStyleScale(range: [some ShapeStyle]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.styleRange = styles }
  }

  /// A name below the horizontal axis. Apple's page: SwiftUI/View/chartXAxisLabel(_:position:alignment:spacing:).
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - position: The edge of the chart (default: the bottom). Beside the chart the name is turned clockwise.
  ///   - alignment: Where along that edge (default: at its beginning).
  ///   - spacing: The distance from the chart in points (default: 6).
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(String(label)) }
  }

  /// A view below the horizontal axis. Apple's page: SwiftUI/View/chartXAxisLabel(position:alignment:spacing:content:).
  public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let name = ChartSettings.Name(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.x.name = name }
  }

  /// A name above the vertical axis. Apple's page: SwiftUI/View/chartYAxisLabel(_:position:alignment:spacing:).
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - position: The edge of the chart (default: the top). Beside the chart the name is turned clockwise.
  ///   - alignment: Where along that edge (default: above the labels of the axis; beside the chart at the top).
  ///   - spacing: The distance from the chart in points (default: 6).
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(String(label)) }
  }

  /// A view above the vertical axis. Apple's page: SwiftUI/View/chartYAxisLabel(position:alignment:spacing:content:).
  public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let name = ChartSettings.Name(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.y.name = name }
  }

  /// Does nothing but report `chart.unsupported`: charts cannot be asked for places, so the view is left out.
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View { ChartProxy.reported("chartOverlay") { self } }

  /// Does nothing but report `chart.unsupported`: charts cannot be asked for places, so the view is left out.
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View { ChartProxy.reported("chartBackground") { self } }
}

/// The area of the marks, as `chartPlotStyle` gives it. Apple's page: Charts/ChartPlotContent.
public struct ChartPlotContent: View {
  let view: AnyView

  /// The marks.
  public var body: some View { view }
}

/// Places of values in a chart. Apple's page: Charts/ChartProxy. Nobody gets one.
public struct ChartProxy {
  /// Nothing is known.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// Nothing is known.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }

  static func reported<Content>(_ name: String, _ content: () -> Content) -> Content {
    DiagnosticLog.current.report(
      Diagnostic(id: "chart.unsupported", message: "a view that asks the chart for places is left out", subject: name))
    return content()
  }
}
