package import Foundation

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

  /// Reads `ALMANAC_HOME` and the XDG variables, with the XDG defaults. Relative paths in the XDG variables do not
  /// count, as XDG says; a relative `ALMANAC_HOME` is meant from the working directory. `ALMANAC_ALLOW_HOSTS` has hosts
  /// with commas or spaces between them.
  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    let user =
      variables["HOME"].flatMap { $0.isEmpty ? nil : $0 }.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    func folder(_ name: String, _ fallback: String) -> URL {
      let base = variables[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
      return (base ?? user.appending(path: fallback)).appending(path: "almanac", directoryHint: .isDirectory)
    }
    let own = variables["ALMANAC_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
    home = own ?? folder("XDG_DATA_HOME", ".local/share")
    cache = folder("XDG_CACHE_HOME", ".cache")
    state = folder("XDG_STATE_HOME", ".local/state")
    allowedHosts = (variables["ALMANAC_ALLOW_HOSTS"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// Pictures at the sizes at which they were drawn.
  package var scaledPictures: URL { cache.appending(path: "scaled-pictures", directoryHint: .isDirectory) }

  /// Copies of pictures with an address.
  package var pictures: URL { cache.appending(path: "pictures", directoryHint: .isDirectory) }

  /// The folder with one folder for each app group.
  package var groupContainers: URL { home.appending(path: "groups", directoryHint: .isDirectory) }
}
