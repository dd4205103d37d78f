import ComicLibrary
import Foundation
import Testing

@Suite struct DeepLinkTests {
  @Test(arguments: [
    (42, "dbmultiverse://chapter/42"), (0, "dbmultiverse://chapter/0"), (-3, "dbmultiverse://chapter/-3"),
  ])
  func `a chapter's link ends in its number`(chapter: Int, address: String) {
    #expect(deepLink(chapter: chapter).absoluteString == address)
    #expect(deepLink(chapter: chapter).lastPathComponent == String(chapter))
    let data = CurrentChapterData(number: chapter, name: "", progress: 0, coverImagePath: "")
    #expect(data.deepLink == deepLink(chapter: chapter))
  }

  @Test func `the container is below the home`() {
    let home = URL(fileURLWithPath: "/home/someone/almanac", isDirectory: true)
    #expect(GroupContainer(home: home).url.path == "/home/someone/almanac/groups/group.com.nobadi.dbm")
    #expect(GroupContainer(home: home, group: "group.x").url.path == "/home/someone/almanac/groups/group.x")
  }
}
