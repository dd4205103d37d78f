import ArgumentParser
import ComicLibrary
import Foundation
import ToolCommands
import ToolOptions
import ToolReports

/// The options of commands that send requests to the comic's site.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The address of a mirror of the web comic (default: its own site).", valueName: "URL"))
  var site: String?

  @OptionGroup var hosts: HostArguments

  func validate() throws {
    if let site, URL(string: site)?.host?.isEmpty != false {
      throw ValidationError("invalid address '\(site.printable)' for --site.")
    }
  }

  var url: URL? { site.flatMap { URL(string: $0) } ?? URLFactory.site }

  /// Sends the requests, one at a time. One for each command.
  func networking() throws(ComicSiteError) -> SharedComicNetworkingManager {
    try SharedComicNetworkingManager(allowedHosts: hosts.options.names())
  }
}
