package import ArgumentParser
import Foundation
package import PictureFetching
import ToolReports

/// The options of commands that fetch images by default.
package struct NetworkOptions: ParsableArguments {
  @OptionGroup package var hosts: HostOptions

  @Flag(help: "Do not fetch images; show only images in the cache.")
  var offline = false

  package init() {}

  package var allowHost: [String] { hosts.allowHost }

  package func fetcher(_ environment: ToolEnvironment, showsProgress: Bool) -> ResourceFetcher {
    hosts.fetcher(environment, isOffline: offline, showsProgress: showsProgress)
  }
}

/// The option `--allow-host` of commands that may fetch images.
package struct HostOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Allow images from a host with a private address: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
      valueName: "HOST"))
  package var allowHost: [String] = []

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

  /// The fetcher uses the machine's clock: `--at` changes the widget's date, not the age of the cache.
  package func fetcher(_ environment: ToolEnvironment, isOffline: Bool, showsProgress: Bool) -> ResourceFetcher {
    var policy = FetchPolicy()
    policy.isOffline = isOffline
    // Validated before.
    let allowed = (try? AllowedHosts(environment.allowedHosts + allowHost)) ?? .none
    let clock = FetchClock(now: { Date() }, wait: { try? await Task.sleep(for: $0) })
    let bar = FetchProgressBar()
    return ResourceFetcher(
      fetch: GuardedFetch(allowed: allowed), store: ResponseCache(folder: environment.pictures), policy: policy,
      clock: clock, onProgress: { if showsProgress { bar.show($0) } })
  }
}
