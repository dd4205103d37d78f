public import Foundation
import Localization

/// The name of an image set and its bundle. Apple's page: DeveloperToolsSupport/ImageResource.
///
/// Xcode writes a member for each image set: `Image(.cover)`, and so does `almanac build`.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  /// The folder of the bundle; nil for the program's own.
  package let bundle: URL?

  /// Names the image set `name` of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.tablesFolder
  }
}

/// The name of a colour set and its bundle. Apple's page: DeveloperToolsSupport/ColorResource.
///
/// Xcode writes a member for each colour set: `Color(.brand)`, and so does `almanac build`.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  /// The folder of the bundle; nil for the program's own.
  package let bundle: URL?

  /// Names the colour set `name` of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.tablesFolder
  }
}
