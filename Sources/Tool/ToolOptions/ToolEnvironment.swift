package import Foundation
package import Refreshing
package import ServiceUnits
package import SharedFolders
import SystemSettings
import Timelines

/// The tool's folders and settings from the environment. Only this type reads the process's environment.
package struct ToolEnvironment: Sendable {
  /// The folder with the apps' data, which providers read (`ALMANAC_HOME`).
  package let home: URL
  package let cache: URL
  /// The folder with the history of what was shown.
  package let state: URL
  /// Hosts with private addresses that may be contacted, as written in `ALMANAC_ALLOW_HOSTS`.
  package let allowedHosts: [String]
  /// The service manager to notify, if one started the process.
  package let serviceManager: ServiceManager
  package let variables: [String: String]

  /// Reads `ALMANAC_HOME` and the XDG variables, with the XDG defaults; see ``DataHome``. `ALMANAC_ALLOW_HOSTS` is a
  /// list separated by commas or spaces.
  package init(_ variables: [String: String] = ToolProcess.variables) {
    home = DataHome.url(variables)
    cache = DataHome.folder("XDG_CACHE_HOME", ".cache", variables)
    state = DataHome.folder("XDG_STATE_HOME", ".local/state", variables)
    allowedHosts = (variables["ALMANAC_ALLOW_HOSTS"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    serviceManager = ServiceManager(variables)
    self.variables = variables
  }

  /// The variables to set for a scheduled command: those that ``init(_:)`` reads and that have an effect.
  package var scheduledVariables: [ScheduledCommand.Variable] {
    let paths = ["XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"].compactMap { name in
      variables[name].flatMap { $0.hasPrefix("/") ? ScheduledCommand.Variable(name: name, value: $0) : nil }
    }
    let own = variables["ALMANAC_HOME"].flatMap { $0.isEmpty ? nil : ScheduledCommand.absolute($0) }
    let hosts = allowedHosts.isEmpty ? nil : allowedHosts.joined(separator: ",")
    let limit = variables[TimeLimit.variable].flatMap { (try? TimeLimit.inSeconds($0)) == nil ? nil : $0 }
    return [("ALMANAC_HOME", own), ("ALMANAC_ALLOW_HOSTS", hosts), (TimeLimit.variable, limit)]
      .compactMap { name, value in value.map { ScheduledCommand.Variable(name: name, value: $0) } } + paths
      + localeVariables
  }

  /// The user's language and time zone; schedulers know at most the machine's.
  package var localeVariables: [ScheduledCommand.Variable] {
    (SystemLocale.variables + ["TZ"]).compactMap { name in
      guard let value = variables[name], value.wholeMatch(of: /[-+A-Za-z0-9_.,@:\/]{1,100}/) != nil else { return nil }
      return ScheduledCommand.Variable(name: name, value: value)
    }
  }

  /// The folder of the configuration file that `setup` writes.
  package var configuration: URL { DataHome.folder("XDG_CONFIG_HOME", ".config", variables) }

  package var userUnits: URL {
    configuration.deletingLastPathComponent()
      .appending(path: "systemd/user", directoryHint: .isDirectory)
  }

  /// The cache of images at the sizes at which they were drawn.
  package var scaledImages: URL { cache.appending(path: "scaled-pictures", directoryHint: .isDirectory) }

  /// The cache of downloaded images.
  package var pictures: URL { cache.appending(path: "pictures", directoryHint: .isDirectory) }

  /// Requests for reloads from other programs.
  package var requests: ReloadRequests { DataHome.requests(in: home) }

  /// The outputs that earlier passes registered.
  package var knownOutputs: OutputRegistry { DataHome.knownOutputs(in: home) }

  /// The folder with one subfolder for each app group.
  package var groupContainers: URL { home.appending(path: "groups", directoryHint: .isDirectory) }
}
