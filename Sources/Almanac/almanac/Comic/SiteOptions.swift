import ArgumentParser
import ComicLibrary
import Foundation
import ToolCommands
import ToolOptions
import ToolReports

/// The options of commands that ask the comic's site.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Where the web comic is, for a mirror of it. (default: its own site)", valueName: "URL"))
  var site: String?

  @OptionGroup var hosts: HostOptions

  func validate() throws {
    if let site, URL(string: site)?.host?.isEmpty != false {
      throw ValidationError("invalid address '\(site.printable)' for --site.")
    }
  }

  /// Where the site is.
  var url: URL? { site.flatMap { URL(string: $0) } ?? URLFactory.site }

  /// What asks the site. One for a command: it asks one thing at a time.
  func networking() throws(ComicSiteError) -> SharedComicNetworkingManager {
    try SharedComicNetworkingManager(allowedHosts: hosts.names())
  }
}
