public import Foundation

/// Where the containers that an app shares with its widgets are.
///
/// Apple's `FileManager` finds them by itself and gives providers no way to be told; so the renderer binds the folder
/// here while it calls a provider, and nothing reads the environment.
package enum GroupContainers {
  /// The folder with one folder a group in it; nil outside of the renderer.
  @TaskLocal package static var directory: URL?
}

extension FileManager {
  /// The container of an app group, in `ALMANAC_HOME`; nil when no renderer asks.
  /// Apple's page: Foundation/FileManager/containerURL(forSecurityApplicationGroupIdentifier:).
  ///
  /// The folder need not exist.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    GroupContainers.directory?.appending(path: groupIdentifier, directoryHint: .isDirectory)
  }
}
