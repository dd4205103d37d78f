package import Foundation
package import Refreshing
package import Scheduling
package import ServiceUnits
import SystemSettings
import Timelines

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
  /// The process's environment itself.
  package let variables: [String: String]

  /// Reads `ALMANAC_HOME` and the XDG variables, with the XDG defaults; see ``DataHome``. `ALMANAC_ALLOW_HOSTS` has hosts
  /// with commas or spaces between them.
  package init(_ variables: [String: String] = ToolProcess.variables) {
    home = DataHome.url(variables)
    cache = DataHome.folder("XDG_CACHE_HOME", ".cache", variables)
    state = DataHome.folder("XDG_STATE_HOME", ".local/state", variables)
    allowedHosts = (variables["ALMANAC_ALLOW_HOSTS"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    serviceManager = ServiceManager(variables)
    self.variables = variables
  }

  /// The variables that a scheduled command must find as they are now: those that ``init(_:)`` reads and that count.
  package var carried: [ScheduledCommand.Variable] {
    let paths = ["XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"].compactMap { name in
      variables[name].flatMap { $0.hasPrefix("/") ? ScheduledCommand.Variable(name: name, value: $0) : nil }
    }
    let own = variables["ALMANAC_HOME"].flatMap { $0.isEmpty ? nil : ScheduledCommand.absolute($0) }
    let hosts = allowedHosts.isEmpty ? nil : allowedHosts.joined(separator: ",")
    let limit = variables[TimeLimit.variable].flatMap { (try? TimeLimit.inSeconds($0)) == nil ? nil : $0 }
    return [("ALMANAC_HOME", own), ("ALMANAC_ALLOW_HOSTS", hosts), (TimeLimit.variable, limit)]
      .compactMap { name, value in value.map { ScheduledCommand.Variable(name: name, value: $0) } } + paths + personal
  }

  /// The language and the zone of whoever schedules: schedulers know the machine's at best.
  private var personal: [ScheduledCommand.Variable] {
    (SystemLocale.variables + ["TZ"]).compactMap { name in
      guard let value = variables[name], value.wholeMatch(of: /[-+A-Za-z0-9_.,@:\/]{1,100}/) != nil else { return nil }
      return ScheduledCommand.Variable(name: name, value: value)
    }
  }

  /// Where systemd looks for the user's own units.
  package var userUnits: URL {
    DataHome.folder("XDG_CONFIG_HOME", ".config", variables).deletingLastPathComponent()
      .appending(path: "systemd/user", directoryHint: .isDirectory)
  }

  /// Pictures at the sizes at which they were drawn.
  package var scaledPictures: URL { cache.appending(path: "scaled-pictures", directoryHint: .isDirectory) }

  /// Copies of pictures with an address.
  package var pictures: URL { cache.appending(path: "pictures", directoryHint: .isDirectory) }

  /// What programs ask of widgets.
  package var requests: ReloadRequests { DataHome.requests(in: home) }

  /// The outputs that passes told of.
  package var knownOutputs: KnownOutputs { DataHome.knownOutputs(in: home) }

  /// The folder with one folder for each app group.
  package var groupContainers: URL { home.appending(path: "groups", directoryHint: .isDirectory) }
}
