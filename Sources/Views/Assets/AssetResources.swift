public import Foundation

/// The name of an image set and its bundle. Apple's page: DeveloperToolsSupport/ImageResource.
///
/// Xcode writes a member for each image set: `Image(.cover)`. Here a source that uses one declares it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// The folder of the bundle.
  let bundle: URL?

  /// Names the image set `name` of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.resourceURL
  }
}

/// The name of a colour set and its bundle. Apple's page: DeveloperToolsSupport/ColorResource.
///
/// Xcode writes a member for each colour set: `Color(.brand)`. Here a source that uses one declares it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  /// The folder of the bundle.
  package let bundle: URL?

  /// Names the colour set `name` of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.resourceURL
  }
}
