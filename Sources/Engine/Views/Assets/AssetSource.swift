package import Ambient
package import Foundation
package import Graphics
package import LayoutEngine

/// The seam between views and asset catalogues: views ask for a name and never read a file.
package protocol AssetSource: Sendable {
  /// The picture of an image set, in the variant that suits `traits` best; nil when there is none of that name.
  ///
  /// - Parameter bundle: The folder of the bundle that was named; nil for the widget's own.
  func image(named name: String, in bundle: URL?, for traits: AssetTraits) -> ImageAsset?

  /// The colour of a colour set, in the variant that suits `traits` best; nil when there is none of that name.
  ///
  /// - Parameter bundle: The folder of the bundle that was named; nil for the widget's own.
  func color(named name: String, in bundle: URL?, for traits: AssetTraits) -> Color?

  /// The file of a data set; nil when there is none of that name.
  ///
  /// - Parameter bundle: The folder of the bundle that was named; nil for the widget's own.
  func data(named name: String, in bundle: URL?) -> DataAsset?

  /// The name of the colour set that is the accent: `AccentColor` unless the bundle says another.
  var accentColorName: String { get }
}

extension AssetSource {
  package func data(named name: String, in bundle: URL?) -> DataAsset? { nil }
  package var accentColorName: String { "AccentColor" }
}

/// What a data set holds.
package struct DataAsset: Hashable, Sendable {
  package var data: Data
  /// A uniform type identifier, such as `public.json`.
  package var typeIdentifier: String

  package init(data: Data, typeIdentifier: String) {
    self.data = data
    self.typeIdentifier = typeIdentifier
  }
}

/// What of the environment chooses among the variants of an asset.
package struct AssetTraits: Hashable, Sendable {
  package var colorScheme: ColorScheme
  /// Pixels per point.
  package var displayScale: CGFloat
  /// The language of pictures with words in them.
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
  /// The catalogue says that only the picture's alpha counts.
  package var isTemplate: Bool
  /// Where the catalogue cuts the picture for stretching; nil where it does not.
  package var slices: ImageSlices?
  /// How a symbol of the catalogue's stands beside text; nil for other pictures.
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

  /// What a symbol's picture is large for, and where in it the baseline is.
  package struct SymbolMetrics: Hashable, Sendable {
    /// The text's size in points.
    package var pointSize: CGFloat
    /// From the top, 0…1.
    package var baseline: CGFloat

    package init(pointSize: CGFloat, baseline: CGFloat) { (self.pointSize, self.baseline) = (pointSize, baseline) }
  }
}

/// How an image set's picture is stretched: caps that keep their thickness, and what of the rest is shown between them.
package struct ImageSlices: Hashable, Sendable {
  /// In points; left and right, whichever way is written.
  package var capInsets: EdgeInsets
  /// The part behind the first caps that is stretched or tiled, in points; 0 for all that lies between the caps.
  package var center: CGSize
  package var mode: Image.ResizingMode

  package init(capInsets: EdgeInsets, center: CGSize = .zero, mode: Image.ResizingMode = .stretch) {
    self.capInsets = capInsets
    self.center = center
    self.mode = mode
  }
}

extension AmbientValues {
  /// The assets of the bundle whose widget is being asked or drawn; nil for none.
  ///
  /// Apple's `UIImage(named:)` has no parameter for them; so the renderer binds them while it calls a provider and while it
  /// lowers a view.
  package var assets: (any AssetSource)? {
    get { self[AmbientAssetsKey.self] }
    set { self[AmbientAssetsKey.self] = newValue }
  }
}

private enum AmbientAssetsKey: AmbientKey {
  static var defaultValue: (any AssetSource)? { nil }
}

extension EnvironmentValues {
  /// Where named images and colours come from; the renderer's unless set.
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
