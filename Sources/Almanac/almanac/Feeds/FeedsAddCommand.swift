import ArgumentParser
import FeedLibrary
import Foundation

/// `feeds add`: feeds that are to be read.
struct FeedsAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds feeds, and reads them.",
    discussion: """
      A feed is given by its address, by that of a page that names it, or as a file: the file is read again by each \
      refresh. What cannot be read is not added; the others are. The exit code is that of the last one that failed.

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
          throw FeedError.unusableAddress(text: SubscriptionAddress.redacted(text))
        }
        if !addresses.contains(address) { addresses.append(address) }
      }
      return try await refresher.add(addresses)
    }
  }
}
