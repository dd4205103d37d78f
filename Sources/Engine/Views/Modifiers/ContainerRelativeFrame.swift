public import Foundation
public import LayoutEngine

extension View {
  /// Gives the view the container's size along `axes`; in a widget, the widget's size. Apple's page:
  /// SwiftUI/View/containerRelativeFrame(_:alignment:).
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view `span` of `count` equal parts of the container's size along `axes`, with `spacing` points between
  /// parts. Apple's page: SwiftUI/View/containerRelativeFrame(_:count:span:spacing:alignment:).
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = CGFloat(max(count, 1))
    let span = CGFloat(max(span, 1))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// Gives the view the result of `length` for the container's length, along each of `axes`. Apple's page:
  /// SwiftUI/View/containerRelativeFrame(_:alignment:_:).
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      guard let container = context.environment.containerSize else { return child }
      let width = axes.contains(.horizontal) ? length(container.width, .horizontal) : nil
      let height = axes.contains(.vertical) ? length(container.height, .vertical) : nil
      return context.node(around: child, FixedFrameRule(width: width, height: height, alignment: alignment))
    }
  }
}

extension EnvironmentValues {
  /// The size in points of the nearest container, such as the widget; nil if it is not set.
  package var containerSize: CGSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

private enum ContainerSizeKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }
