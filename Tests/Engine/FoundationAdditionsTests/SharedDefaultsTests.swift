import Ambient
import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FoundationAdditions

/// User defaults of an app group, each test in its own folder.
final class SharedDefaultsTests {
  private let home = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
  private var groups: URL { home.appending(path: "groups") }
  private var file: URL { groups.appending(path: "group.x/Library/Preferences/group.x.plist") }

  deinit { try? FileManager.default.removeItem(at: home) }

  private func bound<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withAmbientValues({ $0.groupContainers = groups }, operation: body)
  }

  @Test func `another object reads the values from a property list in the group's folder`() throws {
    try bound {
      let defaults = try #require(SharedDefaults(suiteName: "group.x"))
      defaults.set(42, forKey: "answer")
      defaults.set(true, forKey: "flag")
      defaults.set(1.5, forKey: "ratio")
      defaults.setValue("word", forKey: "text")
      defaults.set(["a", "b"], forKey: "list")
      defaults.set(Data([1, 2]), forKey: "data")
      let other = try #require(SharedDefaults(suiteName: "group.x"))
      #expect(other.integer(forKey: "answer") == 42)
      #expect(other.bool(forKey: "flag"))
      #expect(other.double(forKey: "ratio") == 1.5)
      #expect(other.value(forKey: "text") as? String == "word")
      #expect(other.stringArray(forKey: "list") == ["a", "b"])
      #expect(other.data(forKey: "data") == Data([1, 2]))
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      #expect((list as? [String: Any])?.count == 6)
    }
  }

  @Test func `a file that another process replaced is read again`() throws {
    try bound {
      let defaults = try #require(SharedDefaults(suiteName: "group.x"))
      defaults.set("old", forKey: "text")
      let data = try PropertyListSerialization.data(fromPropertyList: ["text": "newer"], format: .binary, options: 0)
      try data.write(to: file, options: .atomic)
      #expect(defaults.string(forKey: "text") == "newer")
    }
  }

  @Test func `registered values replace missing ones and are not written`() throws {
    try bound {
      let defaults = try #require(SharedDefaults(suiteName: "group.x"))
      let key = UUID().uuidString
      defaults.register(defaults: [key: 7])
      #expect(defaults.integer(forKey: key) == 7)
      #expect(!FileManager.default.fileExists(atPath: file.path))
      defaults.set(8, forKey: key)
      #expect(defaults.integer(forKey: key) == 8)
      defaults.removeObject(forKey: key)
      #expect(defaults.integer(forKey: key) == 7)
    }
  }

  @Test func `a pipe in place of the file is reported and neither read nor replaced`() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(mkfifo(file.path, 0o600) == 0)
    let log = DiagnosticLog()
    try log.collecting {
      try bound {
        let defaults = try #require(SharedDefaults(suiteName: "group.x"))
        #expect(defaults.string(forKey: "text") == nil)
        defaults.set("text", forKey: "text")
      }
    }
    #expect(log.diagnostics.map(\.id) == ["defaults.unreadable"])
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a damaged file is reported, read as empty and not changed`() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no list".utf8).write(to: file)
    let log = DiagnosticLog()
    try log.collecting {
      try bound {
        let defaults = try #require(SharedDefaults(suiteName: "group.x"))
        #expect(defaults.string(forKey: "text") == nil)
        defaults.set("text", forKey: "text")
      }
    }
    #expect(log.diagnostics.map(\.id) == ["defaults.unreadable"])
    #expect(try Data(contentsOf: file) == Data("no list".utf8))
  }

  @Test(arguments: ["", "a/b", "..", "../x"]) func `a name that is not a folder's gives nothing`(name: String) {
    bound {
      #expect(SharedDefaults(suiteName: name) == nil)
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
  }

  @Test func `a value that a property list cannot contain is reported and not stored`() throws {
    struct Own {}
    let log = DiagnosticLog()
    try log.collecting {
      try bound {
        let defaults = try #require(SharedDefaults(suiteName: "group.x"))
        defaults.set(Own(), forKey: "own")
        #expect(defaults.object(forKey: "own") == nil)
      }
    }
    #expect(log.diagnostics.map(\.id) == ["defaults.unsupported-value"])
  }

  @Test func `an address is stored as text, and text is an address or a path`() throws {
    try bound {
      let defaults = try #require(SharedDefaults(suiteName: "group.x"))
      let address = try #require(URL(string: "https://example.org/a?b=1"))
      defaults.set(address, forKey: "address")
      #expect(defaults.string(forKey: "address") == "https://example.org/a?b=1")
      defaults.set(URL(filePath: "/a b"), forKey: "file")
      defaults.set("/c d", forKey: "path")
      let other = try #require(SharedDefaults(suiteName: "group.x"))
      #expect(other.url(forKey: "address") == address)
      #expect(other.url(forKey: "file")?.path == "/a b" && other.url(forKey: "path")?.path == "/c d")
      #expect(other.url(forKey: "none") == nil)
      defaults.set(nil as URL?, forKey: "address")
      #expect(other.url(forKey: "address") == nil)
    }
  }

  @Test func `without a renderer there is no file`() async {
    // Tests in the same process set the group folder of the whole process.
    await #expect(processExitsWith: .success) {
      let defaults = try #require(SharedDefaults(suiteName: "group.none"))
      defaults.set(1, forKey: "x")
      #expect(defaults.object(forKey: "x") == nil)
    }
  }
}
