import Graphics
import LayoutEngine
public import Views

extension View {
  /// Adds the view to the accented group, which has the accent colour in a widget with two colours; all other views
  /// have the primary colour. It has no effect in other rendering modes.
  ///
  /// Of nested modifiers the innermost is used. Apple's page: SwiftUI/View/widgetAccentable(_:).
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    inColorGroup(ColorGroup(accentable ? .accent : .primary), named: "widgetAccentable")
  }

  /// Paints the view in the colour of `group` in a widget with two colours.
  func inColorGroup(_ group: ColorGroup, named name: String) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      let rule = PassthroughRule(name)
      guard context.environment.widgetRenderingMode == .accented else { return context.node(around: child, rule) }
      return context.node(around: child, rule) { [.group(.colorGroup(group), $0.children.flatMap(\.self))] }
    }
  }
}

/// How an image is painted in a widget with two colours. Apple's page: WidgetKit/WidgetAccentedRenderingMode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let group: ColorGroup

  /// The accent colour, with the image's alpha.
  public static let accented = WidgetAccentedRenderingMode(group: ColorGroup(.accent))
  /// The primary colour, with the image's luminance as alpha.
  public static let desaturated = WidgetAccentedRenderingMode(group: ColorGroup(.primary, followsLuminance: true))
  /// The accent colour, with the image's luminance as alpha.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    group: ColorGroup(.accent, followsLuminance: true))
  /// The image's own colours.
  public static let fullColor = WidgetAccentedRenderingMode(group: ColorGroup(.own))
}

extension Image {
  /// Sets how the image is painted in a widget with two colours; nil paints it like the views around it, with its
  /// alpha. Apple's page: SwiftUI/Image/widgetAccentedRenderingMode(_:).
  @ViewBuilder
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    if let renderingMode {
      inColorGroup(renderingMode.group, named: "widgetAccentedRenderingMode")
    } else {
      self
    }
  }
}
