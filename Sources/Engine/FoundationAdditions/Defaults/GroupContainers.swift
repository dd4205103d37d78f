package import Ambient
public import Foundation

/// Where the containers that an app shares with its widgets are.
///
/// Apple's `FileManager` finds them by itself and gives providers no way to be told; so the renderer binds the folder
/// here while it calls a provider, and nothing reads the environment.
package enum GroupContainers {
  /// The folder with one folder for each group; nil if no renderer has bound one.
  package static var directory: URL? { AmbientValues.current.groupContainers }

  /// The folder of a group; nil for a name that is no name of a folder, and when no renderer asks.
  package static func container(of group: String) -> URL? {
    guard !group.isEmpty, group != ".", group != "..", !group.contains("/"), !group.utf8.contains(0) else { return nil }
    return directory?.appending(path: group, directoryHint: .isDirectory)
  }
}

extension FileManager {
  /// The container of an app group, in `ALMANAC_HOME`; nil when no renderer asks, and for a name with a slash.
  /// Apple's page: Foundation/FileManager/containerURL(forSecurityApplicationGroupIdentifier:).
  ///
  /// The folder need not exist.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    GroupContainers.container(of: groupIdentifier)
  }

  /// Nil: there is no iCloud. Apple's page: Foundation/FileManager/ubiquityIdentityToken.
  public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }

  /// Nil: there is no iCloud. Apple's page: Foundation/FileManager/url(forUbiquityContainerIdentifier:).
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
