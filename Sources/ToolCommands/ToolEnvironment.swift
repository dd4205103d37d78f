package import Foundation
package import Refreshing
package import Scheduling

/// Where the tool keeps things. The one place that looks at the process's environment.
package struct ToolEnvironment: Sendable {
  /// What the app side writes and providers read.
  package let home: URL
  /// Pictures' and other caches.
  package let cache: URL
  /// What was shown when.
  package let state: URL
  /// Hosts that pictures may be fetched from although their addresses are not public, as they were written.
  package let allowedHosts: [String]
  /// What started the process and wants to hear from it.
  package let serviceManager: ServiceManager

  /// Reads `ALMANAC_HOME` and the XDG variables, with the XDG defaults; see ``DataHome``. `ALMANAC_ALLOW_HOSTS` has hosts
  /// with commas or spaces between them.
  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    home = DataHome.url(variables)
    cache = DataHome.folder("XDG_CACHE_HOME", ".cache", variables)
    state = DataHome.folder("XDG_STATE_HOME", ".local/state", variables)
    allowedHosts = (variables["ALMANAC_ALLOW_HOSTS"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    serviceManager = ServiceManager(variables)
  }

  /// Pictures at the sizes at which they were drawn.
  package var scaledPictures: URL { cache.appending(path: "scaled-pictures", directoryHint: .isDirectory) }

  /// Copies of pictures with an address.
  package var pictures: URL { cache.appending(path: "pictures", directoryHint: .isDirectory) }

  /// What programs ask of widgets.
  package var requests: ReloadRequests { DataHome.requests(in: home) }

  /// The folder with one folder for each app group.
  package var groupContainers: URL { home.appending(path: "groups", directoryHint: .isDirectory) }
}
