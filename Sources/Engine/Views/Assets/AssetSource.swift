package import Ambient
package import Foundation
package import Graphics
package import LayoutEngine

/// Looks up assets for views, which do not read files themselves.
package protocol AssetSource: Sendable {
  /// The image in the image set's variant that matches `traits` best; nil if there is no such set.
  ///
  /// - Parameter bundle: The folder of the named bundle; nil for the widget's own.
  func image(named name: String, in bundle: URL?, for traits: AssetTraits) -> ImageAsset?

  /// The colour in the colour set's variant that matches `traits` best; nil if there is no such set.
  ///
  /// - Parameter bundle: The folder of the named bundle; nil for the widget's own.
  func color(named name: String, in bundle: URL?, for traits: AssetTraits) -> Color?

  /// The file of a data set; nil if there is no such set.
  ///
  /// - Parameter bundle: The folder of the named bundle; nil for the widget's own.
  func data(named name: String, in bundle: URL?) -> DataAsset?

  /// The name of the accent colour's set (default: `AccentColor`).
  var accentColorName: String { get }
}

extension AssetSource {
  package func data(named name: String, in bundle: URL?) -> DataAsset? { nil }
  package var accentColorName: String { "AccentColor" }
}

/// The content of a data set.
package struct DataAsset: Hashable, Sendable {
  package var data: Data
  /// A uniform type identifier, such as `public.json`.
  package var typeIdentifier: String

  package init(data: Data, typeIdentifier: String) {
    self.data = data
    self.typeIdentifier = typeIdentifier
  }
}

/// The environment values that choose among the variants of an asset.
package struct AssetTraits: Hashable, Sendable {
  package var colorScheme: ColorScheme
  /// Pixels per point.
  package var displayScale: CGFloat
  /// For images that contain text.
  package var locale: Locale?
  package var layoutDirection: LayoutDirection

  package init(
    colorScheme: ColorScheme = .light, displayScale: CGFloat = 2, locale: Locale? = nil,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.colorScheme = colorScheme
    self.displayScale = displayScale
    self.locale = locale
    self.layoutDirection = layoutDirection
  }
}

/// One variant of an image set.
package struct ImageAsset: Hashable, Sendable {
  package var picture: DrawableImage
  /// Pixels per point of the file.
  package var scale: CGFloat
  /// Whether only the image's alpha is used.
  package var isTemplate: Bool
  /// How the catalog slices the image for stretching; nil for no slices.
  package var slices: ImageSlices?
  /// How a symbol of the catalog aligns with text; nil for other images.
  package var symbol: SymbolMetrics?

  package init(
    picture: DrawableImage, scale: CGFloat, isTemplate: Bool = false, slices: ImageSlices? = nil,
    symbol: SymbolMetrics? = nil
  ) {
    self.picture = picture
    self.scale = scale
    self.isTemplate = isTemplate
    self.slices = slices
    self.symbol = symbol
  }

  /// The text size that a symbol image is made for, and its baseline.
  package struct SymbolMetrics: Hashable, Sendable {
    package var pointSize: CGFloat
    /// From the top, 0…1.
    package var baseline: CGFloat

    package init(pointSize: CGFloat, baseline: CGFloat) { (self.pointSize, self.baseline) = (pointSize, baseline) }
  }
}

/// How a sliced image is stretched: caps of fixed thickness, and the part of the rest that is shown between them.
package struct ImageSlices: Hashable, Sendable {
  /// In points. Left and right do not depend on the layout direction.
  package var capInsets: EdgeInsets
  /// The size in points of the part behind the first caps that is stretched or tiled; 0 for everything between the
  /// caps.
  package var center: CGSize
  package var mode: Image.ResizingMode

  package init(capInsets: EdgeInsets, center: CGSize = .zero, mode: Image.ResizingMode = .stretch) {
    self.capInsets = capInsets
    self.center = center
    self.mode = mode
  }
}

extension AmbientValues {
  /// The assets of the bundle whose widget is running; nil for none.
  ///
  /// Apple's `UIImage(named:)` has no parameter for them, so the renderer binds them while it calls a provider and
  /// while it lowers a view.
  package var assets: (any AssetSource)? {
    get { self[AmbientAssetsKey.self] }
    set { self[AmbientAssetsKey.self] = newValue }
  }
}

private enum AmbientAssetsKey: AmbientKey {
  static var defaultValue: (any AssetSource)? { nil }
}

extension EnvironmentValues {
  /// Where named images and colours are looked up (default: the renderer's assets).
  package var assets: (any AssetSource)? {
    get { self[AssetsKey.self] ?? AmbientValues.current.assets }
    set { self[AssetsKey.self] = newValue }
  }

  package var assetTraits: AssetTraits {
    AssetTraits(
      colorScheme: colorScheme, displayScale: displayScale, locale: locale, layoutDirection: layoutDirection)
  }
}

private enum AssetsKey: EnvironmentKey { static var defaultValue: (any AssetSource)? { nil } }
