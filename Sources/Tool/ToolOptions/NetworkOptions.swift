import ArgumentParser
import Foundation
package import PictureFetching

/// The options of commands that fetch pictures unless they are told not to.
package struct NetworkOptions: ParsableArguments {
  @OptionGroup var hosts: HostOptions

  @Flag(help: "Fetch no pictures: those that were fetched before are shown, others are left out.")
  var offline = false

  package init() {}

  var allowHost: [String] { hosts.allowHost }

  /// What fetches and keeps pictures.
  package func fetcher(_ environment: ToolEnvironment, showsProgress: Bool) -> ResourceFetcher {
    hosts.fetcher(environment, isOffline: offline, showsProgress: showsProgress)
  }
}

/// The option of commands that may fetch something.
package struct HostOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A host of your own that may be asked although its address is not public: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
      valueName: "HOST"))
  var allowHost: [String] = []

  package init() {}

  package func validate() throws {
    for (source, hosts) in [("--allow-host", allowHost), ("ALMANAC_ALLOW_HOSTS", ToolEnvironment().allowedHosts)] {
      do throws(AllowedHosts.InvalidHost) {
        _ = try AllowedHosts(hosts)
      } catch {
        throw ValidationError("\(source): \(error).")
      }
    }
  }

  /// Those of the environment, too.
  package func names(_ environment: ToolEnvironment = ToolEnvironment()) -> [String] {
    environment.allowedHosts + allowHost
  }

  /// What may be connected to besides public addresses.
  package func allowed(_ environment: ToolEnvironment = ToolEnvironment()) -> AllowedHosts {
    // Was checked.
    (try? AllowedHosts(names(environment))) ?? .none
  }

  /// What fetches and keeps pictures, by the machine's clock: `--at` moves a widget's now, not the age of what is stored.
  func fetcher(_ environment: ToolEnvironment, isOffline: Bool, showsProgress: Bool) -> ResourceFetcher {
    var policy = FetchPolicy()
    policy.isOffline = isOffline
    let clock = FetchClock(now: { Date() }, wait: { try? await Task.sleep(for: $0) })
    let bar = FetchProgressBar()
    return ResourceFetcher(
      fetch: GuardedFetch(allowed: allowed(environment)), store: ResponseCache(folder: environment.pictures),
      policy: policy,
      clock: clock, onProgress: { if showsProgress { bar.show($0) } })
  }
}
