import Foundation
import Graphics
import ImageCodecs
import Snapshots
import Testing

/// The repository's references, and their comparison.
@Suite struct SnapshotTwinsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-twins-\(UUID())")

  private static func twins(
    layout: String = "(a 0 0 1 1)\n", displayList: String = "(list)\n", color: UInt32 = 0xFF00_00FF
  ) -> SnapshotTwins {
    let bitmap = Bitmap(pixelSize: PixelSize(width: 8, height: 8), isOpaque: true) { bytes in
      bytes.bindMemory(to: UInt32.self).update(repeating: color)
    }
    return SnapshotTwins(layout: layout, displayList: displayList, picture: .picture(bitmap, nil))
  }

  private func messages(_ twins: SnapshotTwins, _ mode: RecordMode) -> [String] {
    let run = TestRun(folder: folder.appending(path: "report"), identity: UUID().uuidString)
    return twins.messages(
      named: "s/c", test: "test", source: nil, in: folder.appending(path: "references"),
      ReferenceStore(mode: mode, run: run))
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  @Test func `a recorded reference fails the run, and is equal in the next`() throws {
    defer { removeFolder() }
    #expect(messages(Self.twins(), .missing).count == 3)
    #expect(messages(Self.twins(), .never) == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "references/s").path)
    #expect(names.sorted() == ["c.displaylist.txt", "c.layout.txt", "c.png"])
  }

  @Test func `the first message names the pass that changed`() {
    defer { removeFolder() }
    _ = messages(Self.twins(), .missing)
    let moved = Self.twins(layout: "(a 0 0 1 2)\n", displayList: "(other)\n", color: 0xFFFF_0000)
    let messages = messages(moved, .never)
    #expect(messages.map { String($0.prefix { $0 != ":" }) } == ["s/c.layout", "s/c.displayList", "s/c"])
    #expect(messages.first?.contains("+(a 0 0 1 2)") == true, "\(messages)")
    // The report has one page for all.
    #expect(messages.allSatisfy { $0.contains("report.html#") }, "\(messages)")
  }

  @Test func `a difference of one level in one colour is found`() {
    defer { removeFolder() }
    _ = messages(Self.twins(), .missing)
    #expect(messages(Self.twins(color: 0xFF00_00FE), .never).count == 1)
  }

  @Test func `the missing one of three references is recorded, and the others stay`() throws {
    defer { removeFolder() }
    _ = messages(Self.twins(), .missing)
    try FileManager.default.removeItem(at: folder.appending(path: "references/s/c.displaylist.txt"))
    let messages = messages(Self.twins(layout: "(b)\n"), .missing)
    #expect(messages.count == 2)
    #expect(messages.last?.contains("was recorded") == true)
    #expect(self.messages(Self.twins(), .never) == [])
  }

  @Test func `a text that the picture or the light twin has is compared with it, and is not recorded`() throws {
    defer { removeFolder() }
    let list = DisplayList(size: CGSize(width: 8, height: 8), scale: PixelScale(1), items: [])
    func twins(layout: String = "(a 0 0 1 1)\n", displayList: String? = nil) -> SnapshotTwins {
      var twins = Self.twins(layout: layout, displayList: displayList ?? list.description)
      if case .picture(let bitmap, _) = twins.picture { twins.picture = .picture(bitmap, list) }
      return twins
    }
    func messages(_ name: String, _ twins: SnapshotTwins, _ mode: RecordMode) -> [String] {
      let run = TestRun(folder: folder.appending(path: "report"), identity: UUID().uuidString)
      return twins.messages(
        named: name, test: "test", source: nil, in: folder.appending(path: "references"),
        ReferenceStore(mode: mode, run: run))
    }
    _ = messages("s/light", twins(), .missing)
    _ = messages("s/dark", twins(), .missing)
    let references = folder.appending(path: "references/s")
    for name in ["light.displaylist.txt", "dark.displaylist.txt"] {
      try? FileManager.default.removeItem(at: references.appending(path: name))
    }
    #expect(!FileManager.default.fileExists(atPath: references.appending(path: "dark.layout.txt").path))
    #expect(messages("s/light", twins(), .missing) + messages("s/dark", twins(), .missing) == [])
    #expect(messages("s/light", twins(displayList: "(other)\n"), .never).first?.contains("+(other)") == true)
    #expect(messages("s/dark", twins(layout: "(b)\n"), .never).first?.contains("+(b)") == true)
    // One that differs is recorded as a text of its own.
    #expect(messages("s/dark", twins(layout: "(b)\n"), .failed).count == 1)
    #expect(messages("s/dark", twins(layout: "(b)\n"), .never) == [])
  }

  @Test func `every picture of the repository has its text references`() throws {
    var twins: [String: Set<SnapshotForm>] = [:]
    for file in try Self.files() {
      let form = try #require(
        SnapshotForm.allCases.first { file.path.hasSuffix(".\($0.pathExtension)") }, "\(file.path)")
      twins[String(file.path.dropLast(form.pathExtension.count + 1)), default: []].insert(form)
    }
    #expect(!twins.isEmpty)
    for (name, forms) in twins {
      for form in [SnapshotForm.image, .layout, .displayList] where !forms.contains(form) {
        let twin = try #require(SnapshotTwins.twin(of: name, form, in: URL(filePath: "/")), "\(name) \(form)")
        #expect(FileManager.default.fileExists(atPath: twin.path))
      }
    }
  }

  @Test func `every picture of the repository has at most 20 KiB`() throws {
    for file in try Self.files() where file.pathExtension == "png" {
      let size = try #require(file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
      #expect(size <= SnapshotTwins.pictureLimit, "\(file.path)")
    }
  }

  private static func files() throws -> [URL] {
    let found = try #require(
      FileManager.default.enumerator(at: SnapshotTwins.folder, includingPropertiesForKeys: [.fileSizeKey]))
    return found.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
  }
}
