public import SwiftUI

extension ChartContent {
  private func effect(_ effect: @escaping (AnyView) -> AnyView) -> _ChartMarks {
    changing { $0.style.effects.append(effect) }
  }

  private func layer(_ kind: MarkLayer.Kind) -> _ChartMarks {
    let layer = MarkLayer(kind: kind)
    return changing { $0.style.layers.append(layer) }
  }

  /// Blurs each mark. Apple's page: Charts/ChartContent/blur(radius:).
  public func blur(radius: CGFloat) -> some ChartContent { effect { AnyView($0.blur(radius: radius)) } }

  /// Adds a shadow to each mark. Apple's page: Charts/ChartContent/shadow(color:radius:x:y:).
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { effect { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }

  /// Clips each mark to a shape in its frame. Apple's page: Charts/ChartContent/clipShape(_:style:).
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    effect { AnyView($0.clipShape(shape, style: style)) }
  }

  /// Shows only the parts of the marks where other marks are. Apple's page: Charts/ChartContent/mask(content:).
  ///
  /// The other marks do not extend the chart's scales.
  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
    layer(.mask(content()._marks))
  }

  /// Paints the marks as one layer. Apple's page: Charts/ChartContent/compositingLayer().
  public func compositingLayer() -> some ChartContent { layer(.view { AnyView($0.compositingGroup()) }) }

  /// Paints the marks as one layer with modifiers of views. Apple's page: Charts/ChartContent/compositingLayer(style:).
  public func compositingLayer(
    style: @escaping (PlaceholderContentView<Self>) -> some View
  ) -> some ChartContent {
    layer(.view { AnyView(style(PlaceholderContentView(content: $0.compositingGroup()))) })
  }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { changing { _ in } }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { changing { _ in } }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { changing { _ in } }
  public func accessibilityValue(_ value: Text) -> some ChartContent { changing { _ in } }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changing { _ in } }

  /// Does nothing: pictures have no elements to identify.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { changing { _ in } }
}
