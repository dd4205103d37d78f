import Foundation

@testable import FeedLibrary

/// A feed document, and a picture of its title and articles.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: bytes, count: count)
  CPUTimeLimit.measuring {
    guard let feed = try? ParsedFeed.read(data, address: URL(string: "https://example.com/feed")) else { return }
    let texts = feed.articles.prefix(6).flatMap { [$0.title, $0.summary, $0.author] }
    var setting = TextPage.Setting()
    setting.size = CGSize(width: 329, height: 345)
    setting.lineLimit = 3
    setting.language = feed.language ?? ""
    TextPage.shared.draw(([feed.title] + texts).compactMap(\.self), setting)
  }
  return 0
}
