public import Foundation
import Localization
import Views

/// The file of a data set in an asset catalog. Apple's page: UIKit/NSDataAsset.
public final class NSDataAsset: Sendable {
  public let name: NSDataAssetName
  public let data: Data
  /// The type identifier of the set (default: `public.data`).
  public let typeIdentifier: String

  /// The data set `name` of the widget's asset catalog; `nil` if it is missing or its file cannot be read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The data set `name` of `bundle`'s asset catalog.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let asset = EnvironmentValues().assets?.data(named: name, in: bundle.tablesFolder) else { return nil }
    (self.name, data, typeIdentifier) = (name, asset.data, asset.typeIdentifier)
  }
}

public typealias NSDataAssetName = String
