public import Foundation
package import Synchronization

/// Where the containers that an app shares with its widgets are.
///
/// Apple's `FileManager` finds them by itself and gives providers no way to be told; so the renderer binds the folder
/// here while it calls a provider, and nothing reads the environment.
package enum GroupContainers {
  /// The folder with one folder a group in it, for the work of the current task; nil outside of the renderer.
  @TaskLocal package static var bound: URL?

  /// The folder for work that left its task, such as a completion handler on a queue. Set once, at the top of a tool.
  package static let ofProcess = Mutex<URL?>(nil)

  /// The folder with one folder a group in it; nil when no renderer asks.
  package static var directory: URL? { bound ?? ofProcess.withLock { $0 } }

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
