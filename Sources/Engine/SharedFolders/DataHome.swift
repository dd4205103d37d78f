public import Foundation

/// The folder of data that apps and tools share: the groups' folders and the reload requests.
public enum DataHome {
  /// `ALMANAC_HOME`, otherwise `almanac` in XDG's data directory. A relative `ALMANAC_HOME` is resolved against the
  /// working directory; relative paths in XDG's variables are ignored.
  public static func url(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    if let own = variables["ALMANAC_HOME"], !own.isEmpty { return URL(fileURLWithPath: own, isDirectory: true) }
    return folder("XDG_DATA_HOME", ".local/share", variables)
  }

  /// The folder `almanac` in one of XDG's directories.
  ///
  /// - Parameters:
  ///   - name: The variable with the directory.
  ///   - fallback: The directory, relative to the user's home, if the variable has none.
  package static func folder(_ name: String, _ fallback: String, _ variables: [String: String]) -> URL {
    let user =
      variables["HOME"].flatMap { $0.isEmpty ? nil : $0 }.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    let base = variables[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    return (base ?? user.appending(path: fallback)).appending(path: "almanac", directoryHint: .isDirectory)
  }

  /// The reload requests in the data home at `url`.
  public static func requests(in url: URL = url()) -> ReloadRequests {
    ReloadRequests(folder: url.appending(path: "requests", directoryHint: .isDirectory))
  }

  /// The registered outputs in the data home at `url`.
  package static func knownOutputs(in url: URL = url()) -> OutputRegistry {
    OutputRegistry(folder: url.appending(path: "outputs", directoryHint: .isDirectory))
  }
}
