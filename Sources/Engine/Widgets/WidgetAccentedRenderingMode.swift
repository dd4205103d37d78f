import Graphics
public import Views

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
