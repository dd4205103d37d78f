import Foundation
import JSONText
import SharedFolders
import SystemIO
import Testing
import Timelines

@testable import Scheduling

/// The requested widgets of outputs, and the registered outputs.
struct SlotListTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "almanac-placed-\(UUID())")
  private let tide = OutputSlot(kind: "tide", family: .systemSmall)
  private let moon = OutputSlot(kind: "moon", family: .systemSmall, options: ["set count=3", "set of=a=b", "set of=c"])

  private func ask(_ list: inout SlotList, _ places: [OutputSlot], by file: String?, there: Bool = true) {
    list.record(for: places.map { SlotList.Request($0) }, by: file) { _ in there }
  }

  @Test func `a file's requests are replaced, and those of others stay`() {
    var list = SlotList()
    ask(&list, [tide, moon], by: "/a.yaml")
    ask(&list, [moon], by: "/b.yaml")
    ask(&list, [tide], by: "/a.yaml")
    #expect(list[tide]?.askedBy == ["/a.yaml"] && list[moon]?.askedBy == ["/b.yaml"])
    ask(&list, [], by: "/b.yaml")
    #expect(list.items.map(\.asked.place) == [tide])
  }

  @Test func `requests of the command line add up until their folder is gone`() {
    var list = SlotList()
    ask(&list, [tide], by: nil)
    ask(&list, [moon], by: nil)
    #expect(list.items.map(\.asked.place) == [moon, tide])
    ask(&list, [moon], by: nil, there: false)
    #expect(list.items.map(\.asked.place) == [moon])
  }

  @Test func `equal lists have equal bytes and are decoded as they were encoded`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = OutputFolder(folder)
    #expect(output.placedList() == nil)
    let files = (0..<20).map { "/\($0).yaml" }
    let lists = [files, files.reversed()].map { files in
      var list = SlotList()
      for file in files { ask(&list, [moon, tide], by: file) }
      return list
    }
    #expect(try lists[0].stableJSON() == lists[1].stableJSON())
    try output.store(lists[0])
    #expect(output.placedList() == lists[1])
    try Data("{".utf8).write(to: folder.appending(path: ".almanac/placed.json"))
    #expect(output.placedList() == nil)
  }

  @Test func `settings are found among the options`() {
    #expect(moon.settings == ["count": ["3"], "of": ["a=b", "c"]] && tide.settings.isEmpty)
  }

  @Test func `outputs are registered once, and removed ones are left out`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let known = OutputRegistry(folder: folder.appending(path: "outputs"))
    #expect(try known.outputs() == nil)
    for name in ["b", "a", "a/", "gone"] {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try known.register(OutputFolder(url))
    }
    try FileManager.default.removeItem(at: folder.appending(path: "gone"))
    try Data([0xFF]).write(to: folder.appending(path: "outputs/odd"))
    #expect(try known.outputs()?.map(\.url.lastPathComponent) == ["a", "b"])
    try FileManager.default.removeItem(at: folder.appending(path: "outputs"))
    try Data().write(to: folder.appending(path: "outputs"))
    #expect(throws: (any Error).self) { try known.outputs() }
    #expect(throws: AtomicFileError.self) { try known.register(OutputFolder(folder)) }
  }
}
