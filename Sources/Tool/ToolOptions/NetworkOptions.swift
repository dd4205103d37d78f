import ArgumentParser
import Foundation
package import HTTPFetching
package import ImageFetching
import ToolReports

/// The options of commands that fetch images unless told not to.
package struct NetworkOptions: Sendable {
  package var hosts = HostOptions()
  var offline = false

  package func fetcher(_ environment: ToolEnvironment, showsProgress: Bool) -> ResourceFetcher {
    hosts.fetcher(environment, isOffline: offline, showsProgress: showsProgress)
  }
}

/// The option of commands that may send requests.
package struct HostOptions: Sendable {
  package var allowHost: [String] = []

  /// - Throws: A validation error, with exit code 64, for an invalid host here or in the environment.
  package func validate() throws {
    try Self.check(allowHost)
    do throws(AllowedHosts.InvalidHost) {
      _ = try AllowedHosts(ToolEnvironment().allowedHosts)
    } catch {
      throw ValidationError("ALMANAC_ALLOW_HOSTS: \(error).")
    }
  }

  /// - Throws: A validation error, with exit code 64, if a host is not a name, an address or a network.
  static func check(_ hosts: [String]) throws {
    guard !hosts.isEmpty else { return }
    do throws(AllowedHosts.InvalidHost) {
      _ = try AllowedHosts(hosts)
    } catch {
      throw ValidationError("--allow-host: \(error).")
    }
  }

  package func names(_ environment: ToolEnvironment = ToolEnvironment()) -> [String] {
    environment.allowedHosts + allowHost
  }

  /// The hosts that may be connected to besides public addresses.
  package func allowed(_ environment: ToolEnvironment = ToolEnvironment()) -> AllowedHosts {
    // Checked by `validate()`.
    (try? AllowedHosts(names(environment))) ?? .none
  }

  /// The fetcher, with the machine's clock: `--at` changes the widget's date, not the age of cached responses.
  package func fetcher(_ environment: ToolEnvironment, isOffline: Bool, showsProgress: Bool) -> ResourceFetcher {
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
