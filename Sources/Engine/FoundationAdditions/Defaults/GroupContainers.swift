package import Ambient
public import Foundation

/// The location of the containers that an app shares with its widgets.
///
/// Apple's `FileManager` finds them without a parameter, so the renderer binds the folder here while it calls a
/// provider. The environment is not read.
package enum GroupContainers {
  /// The folder with one folder for each group; nil if no renderer has bound one.
  package static var directory: URL? { AmbientValues.current.groupContainers }

  /// The folder of a group; nil for a name that is not a file name, and outside of a renderer.
  package static func container(of group: String) -> URL? {
    guard !group.isEmpty, group != ".", group != "..", !group.contains("/"), !group.utf8.contains(0) else { return nil }
    return directory?.appending(path: group, directoryHint: .isDirectory)
  }
}

extension FileManager {
  /// The container of an app group, in `ALMANAC_HOME`; nil outside of a renderer, and for a name with a slash.
  /// Apple's page: Foundation/FileManager/containerURL(forSecurityApplicationGroupIdentifier:).
  ///
  /// The folder need not exist.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    GroupContainers.container(of: groupIdentifier)
  }

  /// Always nil: iCloud is not available. Apple's page: Foundation/FileManager/ubiquityIdentityToken.
  public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }

  /// Always nil: iCloud is not available. Apple's page: Foundation/FileManager/url(forUbiquityContainerIdentifier:).
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension AmbientValues {
  /// The folder with one folder for each app group.
  package var groupContainers: URL? {
    get { self[GroupContainersKey.self] }
    set { self[GroupContainersKey.self] = newValue }
  }
}

private enum GroupContainersKey: AmbientKey {
  static var defaultValue: URL? { nil }
}
