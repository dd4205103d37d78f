import Foundation
import Graphics
import ImageCodecs
import Testing

/// Comparing and recording, in a folder of a test's own.
@Suite struct SnapshotStoreTests {
  private static let candidate = SnapshotCandidate(
    layout: "(a 0 0 1 1)\n", displayList: "(list)\n", picture: .checks())

  @Test func `recorded twins compare equal`() throws {
    let folder = try SnapshotFolder()
    #expect(folder.store(.all).problems(with: Self.candidate, named: "s/c").count == 3)
    #expect(folder.store(.never).problems(with: Self.candidate, named: "s/c") == [])
  }

  @Test func `never records nothing`() throws {
    let folder = try SnapshotFolder()
    let problems = folder.store(.never).problems(with: Self.candidate, named: "s/c")
    #expect(problems.count == 3)
    #expect(problems.allSatisfy { $0.contains("there is no ") })
    #expect(try folder.names() == [])
  }

  @Test(arguments: [SnapshotMode.missing, .failed, .all])
  func `a run that records fails`(mode: SnapshotMode) throws {
    let folder = try SnapshotFolder()
    let problems = folder.store(mode).problems(with: Self.candidate, named: "s/c")
    #expect(problems.count == 3)
    #expect(problems.allSatisfy { $0.contains("recorded") })
    #expect(try folder.names() == ["c.displaylist.txt", "c.layout.txt", "c.png"])
  }

  @Test func `missing keeps a reference that differs`() throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    let moved = SnapshotCandidate(layout: "(b)\n", displayList: "(list)\n", picture: .checks())
    let problems = folder.store(.missing).problems(with: moved, named: "s/c")
    #expect(problems.count == 1)
    #expect(folder.store(.never).problems(with: Self.candidate, named: "s/c") == [])
  }

  @Test func `missing records the one twin that is not there`() throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    try FileManager.default.removeItem(at: folder.url(.displayList))
    let problems = folder.store(.missing).problems(with: Self.candidate, named: "s/c")
    #expect(problems.count == 1)
    #expect(problems.first?.contains("recorded displaylist.txt") == true)
  }

  @Test func `failed records what differs and leaves the rest`() throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    let moved = SnapshotCandidate(layout: "(b)\n", displayList: "(list)\n", picture: .checks())
    #expect(folder.store(.failed).problems(with: moved, named: "s/c").count == 1)
    #expect(folder.store(.never).problems(with: moved, named: "s/c") == [])
  }

  @Test func `the first problem names the pass that moved`() throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    let moved = SnapshotCandidate(layout: "(a 0 0 1 2)\n", displayList: "(other)\n", picture: .checks(width: 4))
    let problems = folder.store(.never).problems(with: moved, named: "s/c")
    #expect(problems.count == 3)
    #expect(problems.first == "s/c: layout.txt differs from line 1 on: reference (a 0 0 1 1) candidate (a 0 0 1 2)")
  }

  @Test func `one pixel by one level leaves a triptych`() throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    let picture = Bitmap.checks { x, y, pixel in x == 0 && y == 0 ? pixel - 1 : pixel }
    let candidate = SnapshotCandidate(layout: "(a 0 0 1 1)\n", displayList: "(list)\n", picture: picture)
    let problems = folder.store(.never).problems(with: candidate, named: "s/c")
    let file = folder.failures.appending(path: "s/c.png")
    #expect(
      problems == ["s/c: png: 1 pixels differ by up to 1 levels, the first at 0, 0; see \(file.path)"])
    #expect(try PNGDecoder.decode(Data(contentsOf: file)).pixelSize == PixelSize(width: 40, height: 8))
  }

  @Test(arguments: SnapshotTwin.allCases) func `an empty reference fails`(twin: SnapshotTwin) throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    try Data().write(to: folder.url(twin))
    let problems = folder.store(.never).problems(with: Self.candidate, named: "s/c")
    #expect(problems == ["s/c: \(folder.url(twin).path) is empty"])
  }

  @Test(arguments: SnapshotTwin.allCases) func `a reference that cannot be read fails`(twin: SnapshotTwin) throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    try FileManager.default.removeItem(at: folder.url(twin))
    try FileManager.default.createDirectory(at: folder.url(twin), withIntermediateDirectories: false)
    let problems = folder.store(.never).problems(with: Self.candidate, named: "s/c")
    #expect(problems.count == 1)
    #expect(problems.first?.contains("cannot be read") == true)
  }

  @Test func `a reference that is no PNG or cut off fails`() throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    let whole = try Data(contentsOf: folder.url(.picture))
    for damaged in [Data("no picture".utf8), whole.dropLast(20), whole.prefix(8)] {
      try Data(damaged).write(to: folder.url(.picture))
      #expect(folder.store(.never).problems(with: Self.candidate, named: "s/c").count == 1)
    }
  }

  @Test func `a picture above the limit is not recorded`() throws {
    let folder = try SnapshotFolder()
    let candidate = SnapshotCandidate(layout: "(a)\n", displayList: "(b)\n", picture: .noise(width: 100, height: 100))
    let problems = folder.store(.all).problems(with: candidate, named: "s/c")
    #expect(problems.last?.contains("more than 20480") == true)
    #expect(try folder.names() == ["c.displaylist.txt", "c.layout.txt"])
  }

  @Test func `a reference above the limit fails`() throws {
    let folder = try SnapshotFolder(recording: Self.candidate)
    let picture = Bitmap.noise(width: 100, height: 100)
    try PNGEncoder.encode(picture).write(to: folder.url(.picture))
    let candidate = SnapshotCandidate(layout: "(a 0 0 1 1)\n", displayList: "(list)\n", picture: picture)
    #expect(folder.store(.never).problems(with: candidate, named: "s/c").count == 1)
  }

  @Test func `an empty candidate is not recorded`() throws {
    let folder = try SnapshotFolder()
    let candidate = SnapshotCandidate(layout: "", displayList: "(b)\n", picture: .checks())
    let problems = folder.store(.all).problems(with: candidate, named: "s/c")
    #expect(problems.first == "s/c: cannot record layout.txt: it is empty")
  }

  @Test func `the mode comes from the environment`() throws {
    #expect(try SnapshotMode([:]) == .never)
    #expect(try SnapshotMode(["ALMANAC_SNAPSHOTS": ""]) == .never)
    for mode in SnapshotMode.allCases { #expect(try SnapshotMode(["ALMANAC_SNAPSHOTS": mode.rawValue]) == mode) }
    #expect(throws: UnknownSnapshotMode.self) { try SnapshotMode(["ALMANAC_SNAPSHOTS": "record"]) }
  }

  @Test func `every reference of the repository has its twins`() throws {
    let folder = try SnapshotStore.ofRepository().references
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var twins: [String: Set<String>] = [:]
    for case let file as URL in files where !file.hasDirectoryPath {
      let parts = file.lastPathComponent.split(separator: ".", maxSplits: 1).map(String.init)
      let name = file.deletingLastPathComponent().appending(path: parts[0]).path
      twins[name, default: []].insert(parts.count > 1 ? parts[1] : "")
    }
    #expect(!twins.isEmpty)
    for (name, endings) in twins {
      #expect(endings == Set(SnapshotTwin.allCases.map(\.rawValue)), "\(name)")
    }
  }
}

/// A folder for references and one for failures; removed at the end.
private final class SnapshotFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "almanac-snapshots-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  convenience init(recording candidate: SnapshotCandidate) throws {
    try self.init()
    _ = store(.all).problems(with: candidate, named: "s/c")
    try #require(try names().count == 3)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var failures: URL { url.appending(path: "failures") }

  func store(_ mode: SnapshotMode) -> SnapshotStore {
    SnapshotStore(references: url.appending(path: "references"), mode: mode, failures: failures)
  }

  func url(_ twin: SnapshotTwin) -> URL { store(.never).url(of: twin, "s/c") }

  /// The references, by name.
  func names() throws -> [String] {
    let folder = url.appending(path: "references/s").path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
