import Diagnostics
package import Foundation
package import Graphics
import LayoutEngine

/// An image resolved for an environment: its size, its baseline and its drawing.
///
/// Used by image views and by images in texts.
package struct ResolvedImage {
  package let size: CGSize
  /// From the top to the baseline, for an image in text; nil for the lower edge.
  package let baseline: CGFloat?
  /// The name in the layout dump.
  package let label: String
  /// The items for a frame whose edges are on pixel boundaries.
  package let draw: (CGRect) -> [DisplayItem]

  /// How far the image extends below the baseline.
  package var descent: CGFloat { baseline.map { size.height - $0 } ?? 0 }

  /// An image that is missing: empty and without a size.
  static var nothing: ResolvedImage { ResolvedImage(size: .zero, baseline: nil, label: "missing") { _ in [] } }
}

extension Image {
  /// Resolves the image for the environment, with `font` instead of the environment's if there is one.
  ///
  /// Reports what was replaced or left out.
  package func resolved(in environment: EnvironmentValues, font: ResolvedFont? = nil) -> ResolvedImage {
    switch content {
    case .picture(let picture, let scale):
      return resolvedBitmap(ImageAsset(picture: picture, scale: scale), in: environment)
    case .asset(let name, let bundle):
      guard let asset = environment.assets?.image(named: name, in: bundle, for: environment.assetTraits) else {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "image.missing-asset",
            message: "no asset catalog has a drawable image of this name; nothing is drawn",
            subject: String(name.prefix(200))))
        return .nothing
      }
      return resolvedBitmap(asset, in: environment, font: font)
    case .drawn:
      // Drawing needs more than an environment; see resolved(_:in:).
      return .nothing
    case .symbol(let name):
      let font = font ?? TextAttributes().font(in: environment).resolved(in: environment)
      return ResolvedSymbol(name: name, source: self, font: font, environment: environment).image
    }
  }

  private func resolvedBitmap(
    _ asset: ImageAsset, in environment: EnvironmentValues, font: ResolvedFont? = nil
  ) -> ResolvedImage {
    let pixels = asset.picture.pixelSize
    var size = CGSize(width: CGFloat(pixels.width) / asset.scale, height: CGFloat(pixels.height) / asset.scale)
    if let symbol = asset.symbol { size = symbolSize(size, symbol, in: environment, font: font) }
    let isTemplate = template.map { $0 == .template } ?? asset.isTemplate
    let tint = isTemplate ? ForegroundStyle()._paint(in: environment).paint : nil
    let layout = ImageLayout(
      picture: asset.picture, size: size, resizing: resizing, slices: asset.slices,
      interpolation: filter == .none ? .none : .smooth)
    return ResolvedImage(
      size: size, baseline: asset.symbol.map { size.height * $0.baseline }, label: "\(pixels)"
    ) { frame in
      layout.items(in: frame, tint: tint?.mapped(to: frame))
    }
    .redacted(in: environment)
  }

  /// A symbol of an asset catalog is sized by the font, like a system symbol.
  private func symbolSize(
    _ size: CGSize, _ symbol: ImageAsset.SymbolMetrics, in environment: EnvironmentValues, font: ResolvedFont?
  ) -> CGSize {
    let font = font ?? TextAttributes().font(in: environment).resolved(in: environment)
    let wanted = font.size * environment.imageScale.factor
    guard wanted.isFinite, symbol.pointSize > 0 else { return size }
    let factor = min(max(wanted, 0), 4096) / symbol.pointSize
    let pixels = PixelScale(environment.displayScale)
    return CGSize(width: pixels.rounded(size.width * factor), height: pixels.rounded(size.height * factor))
  }
}
