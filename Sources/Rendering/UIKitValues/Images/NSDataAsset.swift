public import Foundation
import Localization
import Views

/// The file of a data set in an asset catalogue. Apple's page: UIKit/NSDataAsset.
public final class NSDataAsset: Sendable {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The file's bytes.
  public let data: Data
  /// The uniform type identifier that the set states; `public.data` where it states none.
  public let typeIdentifier: String

  /// The data set `name` of the widget's asset catalogue; nil where there is none, or its file cannot be read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The data set `name` of `bundle`'s asset catalogue.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let asset = EnvironmentValues().assets?.data(named: name, in: bundle.tablesFolder) else { return nil }
    (self.name, data, typeIdentifier) = (name, asset.data, asset.typeIdentifier)
  }
}

/// The name of a data set.
public typealias NSDataAssetName = String
