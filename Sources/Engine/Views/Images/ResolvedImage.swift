import Diagnostics
package import Foundation
package import Graphics
import LayoutEngine

/// An image after the environment has had its say: how large it is, where it stands on a line, what it paints.
///
/// What views draw, and what texts that have an image in them set among their letters.
package struct ResolvedImage {
  /// In points.
  package let size: CGSize
  /// From the top down to the baseline of a text in which the image stands; nil for the lower edge.
  package let baseline: CGFloat?
  /// What the layout dump calls it.
  package let label: String
  /// The items for a frame on the canvas, whose edges lie on pixels.
  package let draw: (CGRect) -> [DisplayItem]

  /// How far the image reaches below the baseline.
  package var descent: CGFloat { baseline.map { size.height - $0 } ?? 0 }

  /// Nothing, of no size: an image that is not there.
  static var nothing: ResolvedImage { ResolvedImage(size: .zero, baseline: nil, label: "missing") { _ in [] } }
}

extension Image {
  /// The image in this environment, in `font` instead of the environment's if one is given.
  ///
  /// Reports what was replaced or left out.
  package func resolved(in environment: EnvironmentValues, font: ResolvedFont? = nil) -> ResolvedImage {
    switch content {
    case .picture(let picture, let scale):
      return pictured(ImageAsset(picture: picture, scale: scale), in: environment)
    case .asset(let name, let bundle):
      guard let asset = environment.assets?.image(named: name, in: bundle, for: environment.assetTraits) else {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "image.missing-asset",
            message: "no asset catalogue has a picture of this name that can be drawn; nothing is drawn",
            subject: String(name.prefix(200))))
        return .nothing
      }
      return pictured(asset, in: environment, font: font)
    case .drawn:
      // Drawing takes more than an environment; see resolved(_:in:).
      return .nothing
    case .symbol(let name):
      let font = font ?? TextAttributes().font(in: environment).resolved(in: environment)
      return ResolvedSymbol(name: name, source: self, font: font, environment: environment).image
    }
  }

  private func pictured(
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

  /// A catalogue's symbol is as large as the font asks for, like the system's.
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
