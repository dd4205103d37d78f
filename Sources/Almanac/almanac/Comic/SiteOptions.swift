import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

/// The options of commands that send requests to the comic's site.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The address of a mirror of the web comic (default: its own site).", valueName: "URL"))
  var site: String?

  @Option(
    help: ArgumentHelp(
      "Allow requests to a host with a private address: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
      valueName: "HOST"))
  var allowHost: [String] = []

  func validate() throws {
    if let site, URL(string: site)?.host?.isEmpty != false {
      throw ValidationError("invalid address '\(site.printable)' for --site.")
    }
    for (source, hosts) in [("--allow-host", allowHost), ("ALMANAC_ALLOW_HOSTS", ToolEnvironment().allowedHosts)] {
      do throws(ComicSiteError) {
        _ = try SharedComicNetworkingManager(allowedHosts: hosts)
      } catch {
        throw ValidationError("\(source): \(error).")
      }
    }
  }

  var url: URL? { site.flatMap { URL(string: $0) } ?? URLFactory.site }

  /// Sends the requests, one at a time. One for each command.
  func networking() throws(ComicSiteError) -> SharedComicNetworkingManager {
    try SharedComicNetworkingManager(allowedHosts: ToolEnvironment().allowedHosts + allowHost)
  }
}
