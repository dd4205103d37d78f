import Graphics
public import Views

/// What becomes of an image in a widget of two colours. Apple's page: WidgetKit/WidgetAccentedRenderingMode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let group: ColorGroup

  /// The accent colour, as strong as the image is opaque.
  public static let accented = WidgetAccentedRenderingMode(group: ColorGroup(.accent))
  /// The colour of what is not accented, as strong as the image is bright.
  public static let desaturated = WidgetAccentedRenderingMode(group: ColorGroup(.primary, followsLuminance: true))
  /// The accent colour, as strong as the image is bright.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    group: ColorGroup(.accent, followsLuminance: true))
  /// The image's own colours.
  public static let fullColor = WidgetAccentedRenderingMode(group: ColorGroup(.own))
}

extension Image {
  /// Says what becomes of the image in a widget of two colours; with nil it is painted as all around it, as strong as it
  /// is opaque. Apple's page: SwiftUI/Image/widgetAccentedRenderingMode(_:).
  @ViewBuilder
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    if let renderingMode {
      inColorGroup(renderingMode.group, named: "widgetAccentedRenderingMode")
    } else {
      self
    }
  }
}
