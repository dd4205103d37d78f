public import SwiftUI

extension View {
  private func legend(_ change: @escaping (inout ChartSettings.Legend) -> Void) -> some View {
    transformEnvironment(\.chartSettings) { change(&$0.legend) }
  }

  /// Shows or hides the legend. Apple's page: SwiftUI/View/chartLegend(_:).
  public func chartLegend(_ visibility: Visibility) -> some View { legend { $0.visibility = visibility } }

  /// Shows the legend. Apple's page: SwiftUI/View/chartLegend(position:alignment:spacing:).
  ///
  /// - Parameters:
  ///   - position: The edge of the chart (default: the bottom).
  ///   - alignment: The alignment along that edge (default: the beginning; the centre at a side of the chart).
  ///   - spacing: The distance from the chart in points (default: 6).
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    legend { $0 = ChartSettings.Legend(position: position, alignment: alignment, spacing: spacing) }
  }

  /// Shows a custom legend. Apple's page: SwiftUI/View/chartLegend(position:alignment:spacing:content:).
  ///
  /// - Parameters:
  ///   - position: The edge of the chart (default: the bottom).
  ///   - alignment: The alignment along that edge (default: the beginning; the centre at a side of the chart).
  ///   - spacing: The distance from the chart in points (default: 6).
  ///   - content: The legend.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return legend {
      $0 = ChartSettings.Legend(position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }
}
