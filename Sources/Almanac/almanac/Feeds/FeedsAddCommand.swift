import ArgumentParser
import FeedLibrary
import Foundation

struct FeedsAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add feeds.",
    discussion: """
      A feed is the address of a feed, the address of a page that links to one, or a file, which refresh reads \
      again. Feeds that cannot be read are not added; the others are. The exit code is that of the last failure.

      Examples:
        almanac feeds add https://example.org/
        almanac feeds add news/*.xml
      """)

  @Argument(help: ArgumentHelp("An address or a file.", valueName: "URL|FILE"))
  var feeds: [String]

  @OptionGroup var options: FeedReadingOptions

  func run() async throws {
    try await options.reading(isAdding: true) { _, refresher in
      let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
      var addresses: [URL] = []
      for text in feeds {
        guard let address = SubscriptionAddress.url(text, relativeTo: folder) else {
          throw FeedError.invalidURL(text: SubscriptionAddress.redacted(text))
        }
        if !addresses.contains(address) { addresses.append(address) }
      }
      return try await refresher.add(addresses)
    }
  }
}
