package import Foundation

/// Where the app side and the tools keep what they share: the groups' folders, and what is asked of widgets.
package enum DataHome {
  /// `ALMANAC_HOME`, else `almanac` in XDG's data directory; a relative `ALMANAC_HOME` is meant from the working directory,
  /// relative paths in XDG's variables do not count.
  package static func url(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    if let own = variables["ALMANAC_HOME"], !own.isEmpty { return URL(fileURLWithPath: own, isDirectory: true) }
    return folder("XDG_DATA_HOME", ".local/share", variables)
  }

  /// The folder `almanac` in one of XDG's directories.
  ///
  /// - Parameters:
  ///   - name: The variable that names the directory.
  ///   - fallback: Where it is, from the user's home, when the variable names none.
  package static func folder(_ name: String, _ fallback: String, _ variables: [String: String]) -> URL {
    let user =
      variables["HOME"].flatMap { $0.isEmpty ? nil : $0 }.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    let base = variables[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    return (base ?? user.appending(path: fallback)).appending(path: "almanac", directoryHint: .isDirectory)
  }

  /// What is asked of widgets, in the data home at `url`.
  package static func requests(in url: URL = url()) -> ReloadRequests {
    ReloadRequests(folder: url.appending(path: "requests", directoryHint: .isDirectory))
  }

  /// The outputs that passes told of, in the data home at `url`.
  package static func knownOutputs(in url: URL = url()) -> KnownOutputs {
    KnownOutputs(folder: url.appending(path: "outputs", directoryHint: .isDirectory))
  }
}
