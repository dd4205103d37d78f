public import SwiftUI

extension ChartContent {
  /// Adds a view next to each mark. Apple's page:
  /// Charts/ChartContent/annotation(position:alignment:spacing:overflowResolution:content:).
  ///
  /// - Parameters:
  ///   - position: Where the view is (default: above the mark; in the middle of a sector).
  ///   - alignment: The alignment along the mark's edge.
  ///   - spacing: The distance from the mark in points (default: 4).
  ///   - overflowResolution: What happens to a view that does not fit (default: it is moved into the chart).
  ///   - content: The view.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let view = AnyView(content())
    return changing {
      $0.style.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
          content: { _ in view }))
    }
  }

  /// Adds a view that depends on the size of the mark. Apple's page:
  /// Charts/ChartContent/annotation(position:alignment:spacing:overflowResolution:content:).
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> some View
  ) -> some ChartContent {
    changing {
      $0.style.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
          content: { AnyView(content($0)) }))
    }
  }
}
