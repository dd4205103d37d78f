import ArgumentParser
import Foundation
import HTTPFetching
package import ImageFetching

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

/// The option of commands that may fetch pictures.
package struct HostOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A host of your own that pictures may come from although its address is not public: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
      valueName: "HOST"))
  var allowHost: [String] = []

  package init() {}

  package func validate() throws {
    do throws(AllowedHosts.InvalidHost) {
      _ = try AllowedHosts(allowHost)
    } catch {
      throw ValidationError("--allow-host: \(error).")
    }
    do throws(AllowedHosts.InvalidHost) {
      _ = try AllowedHosts(ToolEnvironment().allowedHosts)
    } catch {
      throw ValidationError("ALMANAC_ALLOW_HOSTS: \(error).")
    }
  }

  /// What fetches and keeps pictures, by the machine's clock: `--at` moves a widget's now, not the age of what is stored.
  func fetcher(_ environment: ToolEnvironment, isOffline: Bool, showsProgress: Bool) -> ResourceFetcher {
    var policy = FetchPolicy()
    policy.isOffline = isOffline
    // Was checked.
    let allowed = (try? AllowedHosts(environment.allowedHosts + allowHost)) ?? .none
    let clock = FetchClock(now: { Date() }, wait: { try? await Task.sleep(for: $0) })
    let bar = FetchProgressBar()
    return ResourceFetcher(
      fetch: GuardedFetch(allowed: allowed), store: ResponseCache(folder: environment.pictures), policy: policy,
      clock: clock, onProgress: { if showsProgress { bar.show($0) } })
  }
}
