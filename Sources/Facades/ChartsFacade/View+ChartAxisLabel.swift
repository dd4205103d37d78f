public import SwiftUI

extension View {
  /// Adds a label below the horizontal axis. Apple's page:
  /// SwiftUI/View/chartXAxisLabel(_:position:alignment:spacing:).
  ///
  /// - Parameters:
  ///   - labelKey: The text, or its key in the localization tables.
  ///   - position: The edge of the chart (default: the bottom). At the sides, the label is rotated clockwise.
  ///   - alignment: The alignment along that edge (default: the beginning).
  ///   - spacing: The distance from the chart in points (default: 6).
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }

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

  /// Adds a label above the vertical axis. Apple's page:
  /// SwiftUI/View/chartYAxisLabel(_:position:alignment:spacing:).
  ///
  /// - Parameters:
  ///   - labelKey: The text, or its key in the localization tables.
  ///   - position: The edge of the chart (default: the top). At the sides, the label is rotated clockwise.
  ///   - alignment: The alignment along that edge (default: above the labels of the axis; at the sides, the top).
  ///   - spacing: The distance from the chart in points (default: 6).
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }

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
}
