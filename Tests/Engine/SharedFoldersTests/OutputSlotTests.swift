import Foundation
import SharedFolders
import Testing
import Timelines

@Suite struct OutputSlotTests {
  private func path(_ options: String...) -> String {
    OutputSlot(kind: "comic", family: .systemSmall, options: options).path
  }

  @Test func `options become words in the folder's name`() {
    #expect(path() == "comic/systemSmall")
    #expect(path("scheme=dark") == "comic/systemSmall-dark")
    #expect(path("device=ipad-820x1180", "scheme=dark") == "comic/systemSmall-ipad-820x1180-dark")
    #expect(path("mode=accented", "type-size=xLarge", "locale=de_DE") == "comic/systemSmall-accented-xLarge-text-de_DE")
    #expect(path("time-zone=America/New_York", "transparent") == "comic/systemSmall-America_New_York-transparent")
    #expect(path("set zone=America/New_York") == "comic/systemSmall-zone=America_New_York")
    #expect(path("set zone=UTC") == "comic/systemSmall-zone=UTC")
    #expect(path("set count=3", "set mode=reading") == "comic/systemSmall-count=3-mode=reading")
  }

  @Test(arguments: [
    ["set count=a/b"], ["set name=a-b"], ["set name="], ["set address=https://example.org"], ["accent=red"],
    ["locale=../x"],
    ["set zone=America_New_York"], ["set zone=America/Port-au-Prince"], ["set zone=GMT+3"],
    ["anything"], ["set a=\(String(repeating: "x", count: 80))"],
  ])
  func `ambiguous options become a number`(options: [String]) throws {
    let name = OutputSlot(kind: "comic", family: .systemSmall, options: options)
    #expect(name.path.wholeMatch(of: /comic\/systemSmall-[0-9a-f]{8}/) != nil)
    #expect(name.formerPath == name.path)
  }

  @Test func `other options have another folder`() {
    let lists = [
      [], ["scheme=dark"], ["locale=dark"], ["set dark="], ["set scheme=dark"], ["set a=b", "set c=d"], ["set a=b-c=d"],
      ["mode=vibrant"], ["state=placeholder"], ["locale=de"], ["set locale=de"], ["time-zone=GMT"], ["type-size=small"],
    ]
    let paths = Set(lists.map { OutputSlot(kind: "comic", family: .systemSmall, options: $0).path })
    // A language of that name does not exist.
    #expect(paths.count == lists.count - 1)
  }
}
