import Foundation
import SystemIO
import Testing

@Suite struct AtomicFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func write(_ text: String, _ name: String = "a.json") throws {
    try AtomicFile.write(Data(text.utf8), to: directory.file(name))
  }

  @Test(arguments: [0, 1, 4096, 3_000_001])
  func `all bytes are written`(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try AtomicFile.write(data, to: directory.file("a"))
    #expect(FileManager.default.contents(atPath: directory.file("a")) == data)
    #expect(try directory.names() == ["a"])
  }

  @Test func `a file is replaced, not overwritten`() throws {
    try write("old and longer")
    let reader = try #require(FileHandle(forReadingAtPath: directory.file("a.json")))
    try write("new")
    #expect(directory.contents("a.json") == "new")
    // A reader with the old file open reads it to its end.
    #expect(try reader.readToEnd() == Data("old and longer".utf8))
  }

  @Test func `a new file is readable by all and writable by its owner`() throws {
    let mask = umask(0)
    umask(mask)
    try write("x")
    #expect(try directory.permissions("a.json") == Int(0o644 & ~mask))
  }

  @Test(arguments: [0o600, 0o664, 0o777])
  func `a replaced file keeps its permissions`(permissions: Int) throws {
    try write("old")
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: directory.file("a.json"))
    try write("new")
    #expect(try directory.permissions("a.json") == permissions)
  }

  @Test func `missing directories are created`() throws {
    try write("x", "b/c/d/a.json")
    #expect(directory.contents("b/c/d/a.json") == "x")
  }

  @Test func `a plain name is in the working directory`() throws {
    let name = "almanac-test-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: name) }
    try AtomicFile.write(Data("x".utf8), to: name)
    #expect(FileManager.default.contents(atPath: name) == Data("x".utf8))
  }

  @Test func `a name of the maximum length is written`() throws {
    let name = String(repeating: "n", count: 255)
    try write("x", name)
    #expect(directory.contents(name) == "x")
  }

  @Test func `a link stays and its target is replaced`() throws {
    try write("old", "real/file")
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link"), withDestinationPath: "real/file")
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link to link"), withDestinationPath: directory.file("link"))
    try write("new", "link to link")
    #expect(directory.contents("real/file") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory.file("link")) == "real/file")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.file("real")) == ["file"])
  }

  @Test func `the target of a broken link is created`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link"), withDestinationPath: "missing/file")
    try write("new", "link")
    #expect(directory.contents("missing/file") == "new")
  }

  @Test func `readers see complete files while writers alternate`() async throws {
    let path = directory.file("a")
    let contents = [Data(repeating: 1, count: 200_000), Data(repeating: 2, count: 90_000)]
    try AtomicFile.write(contents[0], to: path)
    try await withThrowingTaskGroup { group in
      for content in contents {
        group.addTask { for _ in 0..<30 { try AtomicFile.write(content, to: path) } }
      }
      group.addTask {
        for _ in 0..<200 {
          let seen = try #require(FileManager.default.contents(atPath: path))
          #expect(contents.contains(seen))
        }
      }
      try await group.waitForAll()
    }
    #expect(try directory.names() == ["a"])
  }
}
