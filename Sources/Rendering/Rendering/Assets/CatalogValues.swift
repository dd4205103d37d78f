import Diagnostics
import Foundation
import Graphics
import ImagePipeline
import LayoutEngine
import Localization
import Views

extension AssetTraits {
  var luminosity: CatalogLuminosity { colorScheme == .dark ? .dark : .light }

  /// The traits in the catalog's terms.
  var catalogTraits: CatalogTraits {
    CatalogTraits(luminosity: luminosity, scale: displayScale, isRightToLeft: layoutDirection == .rightToLeft) {
      [locale] in locale.map(LanguageChain.languages) ?? []
    }
  }
}

extension ImageSlices {
  /// The slices of an image with `scale` pixels per point.
  init(_ slices: CatalogSlices, scale: CGFloat) {
    self.init(
      capInsets: EdgeInsets(
        top: slices.top / scale, leading: slices.left / scale, bottom: slices.bottom / scale,
        trailing: slices.right / scale),
      center: CGSize(width: (slices.centerWidth ?? 0) / scale, height: (slices.centerHeight ?? 0) / scale),
      mode: slices.isTiled ? .tile : .stretch)
  }
}

extension Color {
  /// The colour of the colour set `name`; `nil`, with a diagnostic, for an unknown system colour.
  init?(_ color: CatalogColor, of name: String) {
    switch color.value {
    case .components(let space, let red, let green, let blue, let alpha):
      self.init(space.colorSpace, red: red, green: green, blue: blue, opacity: alpha)
    case .system(let reference):
      guard let known = Color(systemColorNamed: reference) else {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "asset.unreadable", message: "the colour set names an unknown system colour, “\(reference)”",
            subject: name))
        return nil
      }
      self = known
    }
  }
}

extension CatalogColor.Space {
  fileprivate var colorSpace: Color.RGBColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .linear: .sRGBLinear
    case .displayP3: .displayP3
    }
  }
}
