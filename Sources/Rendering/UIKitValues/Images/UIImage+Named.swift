import Diagnostics
public import Foundation
import Graphics
import Localization
import Views

extension UIImage {
  /// The image set `name` of the widget's asset catalogue; nil, reported as `image.missing-asset`, if there is none. It is
  /// drawn as in light or in dark, as the picture is. Apple's page: UIKit/UIImage/init(named:).
  public convenience init?(named name: String) { self.init(named: name, folder: nil, for: .current) }

  /// The image set `name` of `bundle`'s asset catalogue; nil for the widget's own.
  /// Apple's page: UIKit/UIImage/init(named:in:compatibleWith:).
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name, folder: bundle?.tablesFolder, for: traits ?? .current)
  }

  /// The image set `name` of `bundle`'s asset catalogue. Apple's page: UIKit/UIImage/init(named:in:with:).
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, folder: bundle?.tablesFolder, for: configuration?.traitCollection ?? .current)
  }

  private convenience init?(named name: String, folder: URL?, for traits: UITraitCollection) {
    let assets = EnvironmentValues.current.assets
    var environment = EnvironmentValues.current
    if traits.userInterfaceStyle != .unspecified {
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    }
    if traits.displayScale > 0 { environment.displayScale = traits.displayScale }
    guard let asset = assets?.image(named: name, in: folder, for: environment.assetTraits) else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "image.missing-asset",
          message: "no asset catalogue has a picture of this name that can be drawn; UIImage(named:) gives nil",
          subject: String(name.prefix(200))))
      return nil
    }
    self.init(
      asset.picture, scale: asset.scale, source: .asset(name, bundle: folder),
      renderingMode: asset.isTemplate ? .alwaysTemplate : .automatic)
  }

  convenience init(_ asset: ImageAsset) {
    self.init(
      asset.picture, scale: asset.scale, source: .picture,
      renderingMode: asset.isTemplate ? .alwaysTemplate : .automatic)
  }
}
