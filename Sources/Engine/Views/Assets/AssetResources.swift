public import Foundation
import Localization

/// The name of an image set and its bundle. Apple's page: DeveloperToolsSupport/ImageResource.
///
/// Xcode and `almanac build` generate a member for each image set: `Image(.cover)`.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  /// The bundle's folder; nil for the program's own.
  package let bundle: URL?

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.tablesFolder
  }
}

/// The name of a colour set and its bundle. Apple's page: DeveloperToolsSupport/ColorResource.
///
/// Xcode and `almanac build` generate a member for each colour set: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  /// The bundle's folder; nil for the program's own.
  package let bundle: URL?

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.tablesFolder
  }
}
