import Diagnostics
public import SwiftUI

extension View {
  /// Adds a view over the chart, with the positions of its values. Apple's page:
  /// SwiftUI/View/chartOverlay(alignment:content:).
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chart { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Adds a view behind the chart, with the positions of its values. Apple's page:
  /// SwiftUI/View/chartBackground(alignment:content:).
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Does nothing but report `chart.unsupported`: a picture cannot be touched. Apple's page:
  /// SwiftUI/View/chartGesture(_:).
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    DiagnosticLog.reportChart("chartGesture", "a gesture of a chart has no effect")
    return self
  }
}

extension DiagnosticLog {
  static func reportChart(_ subject: String, _ message: String) {
    current.report(Diagnostic(id: "chart.unsupported", message: message, subject: subject))
  }
}

/// The frame of the plot in a chart.
struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// A chart with the views over and behind it.
struct DecoratedChart<Content: View>: View {
  let content: Content
  let plan: ChartPlan
  let settings: ChartSettings

  var body: some View {
    if settings.hasDecorations {
      content
        .backgroundPreferenceValue(PlotAnchorKey.self) { decorations(settings.backgrounds, $0) }
        .overlayPreferenceValue(PlotAnchorKey.self) { decorations(settings.overlays, $0) }
        // Charts around this one have their own plots.
        .transformPreference(PlotAnchorKey.self) { $0 = nil }
    } else {
      content
    }
  }

  @ViewBuilder
  private func decorations(_ decorations: [ChartSettings.Decoration], _ anchor: Anchor<CGRect>?) -> some View {
    if let anchor, !decorations.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(plan: plan, frame: anchor, plotSize: geometry[anchor].size)
        ForEach(decorations.indices, id: \.self) { index in
          decorations[index].content(proxy)
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: decorations[index].alignment)
        }
      }
    }
  }
}
