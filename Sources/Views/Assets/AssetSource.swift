package import Foundation
package import Graphics

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
}

/// What of the environment chooses among the variants of an asset.
package struct AssetTraits: Hashable, Sendable {
  package var colorScheme: ColorScheme
  /// Pixels per point.
  package var displayScale: CGFloat

  package init(colorScheme: ColorScheme = .light, displayScale: CGFloat = 2) {
    self.colorScheme = colorScheme
    self.displayScale = displayScale
  }
}

/// One variant of an image set.
package struct ImageAsset: Hashable, Sendable {
  package var picture: Picture
  /// Pixels per point of the file.
  package var scale: CGFloat
  /// The catalogue says that only the picture's alpha counts.
  package var isTemplate: Bool

  package init(picture: Picture, scale: CGFloat, isTemplate: Bool = false) {
    self.picture = picture
    self.scale = scale
    self.isTemplate = isTemplate
  }
}

/// The assets of the bundle whose widget is being asked or drawn.
///
/// Apple's `UIImage(named:)` finds them by itself and gives nobody a way to be told; so the renderer binds the source
/// here while it calls a provider and while it lowers a view.
package enum Assets {
  /// Nil outside of the renderer: then there are no assets.
  @TaskLocal package static var current: (any AssetSource)?
}

extension EnvironmentValues {
  /// Where named images and colours come from; the renderer's unless set.
  package var assets: (any AssetSource)? {
    get { self[AssetsKey.self] ?? Assets.current }
    set { self[AssetsKey.self] = newValue }
  }

  package var assetTraits: AssetTraits { AssetTraits(colorScheme: colorScheme, displayScale: displayScale) }
}

private enum AssetsKey: EnvironmentKey { static var defaultValue: (any AssetSource)? { nil } }
