import Diagnostics
public import Foundation
import Graphics
import Localization
import Views

extension UIImage {
  /// The image set `name` of the widget's asset catalog; `nil`, with the diagnostic `image.missing-asset`, if there
  /// is none. It is drawn for the picture's light or dark. Apple's page: UIKit/UIImage/init(named:).
  public convenience init?(named name: String) { self.init(named: name, folder: nil, for: .current) }

  /// The image set `name` of `bundle`'s asset catalog (default: the widget's). Apple's page:
  /// UIKit/UIImage/init(named:in:compatibleWith:).
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name, folder: bundle?.tablesFolder, for: traits ?? .current)
  }

  /// The image set `name` of `bundle`'s asset catalog. Apple's page: UIKit/UIImage/init(named:in:with:).
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
          message: "no asset catalog has a readable image of this name; UIImage(named:) returns nil",
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
