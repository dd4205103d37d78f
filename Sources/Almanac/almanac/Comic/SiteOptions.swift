import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

/// The options of commands that ask the comic's site.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Where the web comic is, for a mirror of it. (default: its own site)", valueName: "URL"))
  var site: String?

  @Option(
    help: ArgumentHelp(
      "A host of your own that may be asked although its address is not public: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
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

  /// Where the site is.
  var url: URL? { site.flatMap { URL(string: $0) } ?? URLFactory.site }

  /// What asks the site. One for a command: it asks one thing at a time.
  func networking() throws(ComicSiteError) -> SharedComicNetworkingManager {
    try SharedComicNetworkingManager(allowedHosts: ToolEnvironment().allowedHosts + allowHost)
  }
}
