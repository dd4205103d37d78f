import Foundation
import ImageCodecs
import Testing

/// Errors of references, folders and options, which overwrite nothing.
@Suite struct SnapshotInputTests {
  private let bench: ToolBench
  private let pictures = ["comic", "--scale", "1", "--matrix", "scheme=dark;family=systemSmall"]
  private let reference = "Snapshots/comic/systemSmall-dark-1x.png"

  init() throws { bench = try ToolBench() }

  private func run(_ command: String, _ arguments: [String] = []) async throws -> ToolRun {
    try await bench.run(["snapshot", command] + pictures + arguments)
  }

  /// The faults of a reference.
  enum Fault: String, CaseIterable {
    case corrupt, empty, otherSize, deep, folder

    /// The message.
    var words: String {
      switch self {
      case .corrupt: "cannot read the reference: "
      case .empty: "the reference is empty"
      case .otherSize: "the picture differs from its reference: "
      case .deep: "it has 16 bits per sample"
      case .folder: "the reference is not a file"
      }
    }

    var state: String { self == .otherSize ? "differs" : "unusable" }
  }

  private func put(_ fault: Fault) async throws {
    let file = bench.folder.appending(path: reference)
    let data = try Data(contentsOf: file)
    switch fault {
    case .corrupt: try data.prefix(data.count / 2).write(to: file)
    case .empty: try Data().write(to: file)
    case .deep: try StoredPNG.sixteenBits.write(to: file)
    case .otherSize:
      let other = try await bench.run(["render", "comic", "--scale", "2", "-o", file.path])
      try #require(other.exitCode == 0)
    case .folder:
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    }
  }

  @Test(arguments: Fault.allCases)
  func `a reference that cannot be compared exits with 2, stays, and can be recorded again`(fault: Fault) async throws {
    try #require(try await run("record").exitCode == 0)
    let sound = bench.data(reference)
    try await put(fault)
    let broken = bench.data(reference)
    let verified = try await run("verify", ["--json"])
    #expect(verified.exitCode == 2)
    let snapshot = try #require((try verified.json()["snapshots"] as? [[String: Any]])?.first)
    #expect(snapshot["state"] as? String == fault.state)
    #expect((snapshot["message"] as? String)?.contains(fault.words) == true, "\(snapshot)")
    #expect(try await run("record", ["--mode", "missing"]).exitCode == 2)
    #expect(bench.data(reference) == broken)

    let recorded = try await run("record")
    if fault == .folder {
      #expect(recorded.exitCode == 73)
      #expect(recorded.text.contains("cannot record it: "))
      #expect(recorded.text.contains("1 snapshot: 1 not written"))
    } else {
      #expect(recorded.exitCode == 0)
      #expect(bench.data(reference) == sound)
    }
  }

  @Test func `without a folder of references verify fails`() async throws {
    let run = try await run("verify")
    #expect(run.exitCode == 66)
    #expect(run.errors == "error: Snapshots: no such directory; snapshot record creates it\n")
    try Data().write(to: bench.folder.appending(path: "file"))
    #expect(try await self.run("verify", ["--references", "file"]).errors == "error: file: is not a directory\n")
    #expect(try await self.run("record", ["--references", "file"]).exitCode == 73)
    #expect(try bench.names() == ["file"])
  }

  @Test func `a folder that is not writable exits with 73, before anything is drawn`() async throws {
    try #require(try await run("record").exitCode == 0)
    try FileManager.default.removeItem(atPath: bench.path(reference))
    for place in ["Snapshots", "Snapshots/comic"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: bench.path(place))
      let run = try await bench.run(
        ["snapshot", "record"] + (place == "Snapshots" ? ["unread"] : pictures), isBoundByPermissions: true)
      #expect(run.exitCode == 73)
      #expect(run.errors.contains("cannot be written: Permission denied"))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bench.path(place))
    }
    #expect(try bench.names(in: "Snapshots") == ["comic"])
    #expect(try bench.names(in: "Snapshots/comic").isEmpty)
  }

  @Test func `the remains of a killed run are a report folder, unless there are other files`() async throws {
    try #require(try await run("record").exitCode == 0)
    for folder in ["report", "other"] {
      try FileManager.default.createDirectory(atPath: bench.path(folder), withIntermediateDirectories: true)
      try Data("half".utf8).write(to: bench.folder.appending(path: "\(folder)/.almanac-dead.tmp"))
    }
    #expect(try await run("verify", ["--report", "report"]).exitCode == 0)
    try Data("mine".utf8).write(to: bench.folder.appending(path: "other/mine.txt"))
    #expect(try await run("verify", ["--report", "other"]).exitCode == 73)
    #expect(bench.data("other/mine.txt") == Data("mine".utf8))
  }

  @Test func `a report or results that cannot be written exit with 73`() async throws {
    try #require(try await run("record").exitCode == 0)
    try Data().write(to: bench.folder.appending(path: "file"))
    #expect(try await run("verify", ["--report", "file/report"]).exitCode == 73)
    #expect(try await run("verify", ["--junit", "/proc/gone/junit.xml"]).exitCode == 73)
    let early = try await run("verify", ["--junit", "file/junit.xml"])
    #expect(early.exitCode == 73 && early.errors.contains("nothing was drawn; use another path: --junit FILE"))
    let inside = try await run("verify", ["--junit", "Snapshots/comic/junit.xml"])
    #expect(inside.exitCode == 64 && inside.errors.contains("would be in the folder of the references"))
  }

  @Test func `links to missing folders are followed`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: bench.path("here"), withDestinationPath: bench.folder.path)
    let run = try await run("record", ["--report", "here/Snapshots/report"])
    #expect(run.exitCode == 64 && run.errors.contains("overlap"))
    #expect(try bench.names() == ["here"])
  }

  @Test func `a locale has one name, however it is spelled`() async throws {
    let run = try await bench.run([
      "snapshot", "record", "comic", "--scale", "1", "--matrix",
      "family=systemSmall;scheme=dark;locale=en-US,en_us,pt-BR,pt_BR",
    ])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect(try bench.names(in: "Snapshots/comic") == ["systemSmall-dark-1x.png", "systemSmall-dark-pt_BR-1x.png"])
  }

  @Test func `a folder that is not a report is not emptied`() async throws {
    try #require(try await run("record").exitCode == 0)
    let folder = bench.folder.appending(path: "mine")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appending(path: "letter.txt"))
    let run = try await run("verify", ["--report", "mine"])
    #expect(run.exitCode == 73 && run.errors.contains("mine: contains other files"))
    #expect(try bench.names(in: "mine") == ["letter.txt"])
    for report in [".", "Snapshots", "Snapshots/report"] {
      let run = try await self.run("verify", ["--report", report])
      #expect(run.exitCode == 64 && run.errors.contains("overlap"))
    }
  }

  @Test func `results may be in the report's folder`() async throws {
    try #require(try await run("record", ["--report", "r", "--junit", "r/junit.xml"]).exitCode == 0)
    for _ in 1...2 { #expect(try await run("verify", ["--report", "r", "--junit", "r/junit.xml"]).exitCode == 0) }
    #expect(bench.data("r/junit.xml") != nil)
  }

  @Test(
    arguments: [
      (["--matrix", "sheme=dark"], "unknown axis 'sheme'. Did you mean 'scheme'? Choose from: family, scheme, "),
      (["--matrix", "scheme=drak"], "unknown colour scheme 'drak'. Did you mean 'dark'?"),
      (["--matrix", "scheme=light scheme=dark"], "The axis scheme is repeated."),
      (["--matrix", "scheme=light", "--matrix", "scheme=dark"], "The axis scheme is repeated."),
      (["--matrix", "scheme="], "The axis scheme has no value."),
      (["--matrix", "scheme=light,"], "The axis scheme has an empty value."),
      (["--matrix", "dark"], "invalid axis 'dark'. Use a name and comma-separated values"),
      (["--matrix", "locale=all"], "The axis locale cannot be 'all'"),
      (["--matrix", "locale=en/../x"], "unknown locale 'en/../x'."),
      (["--matrix", "family=systemHuge"], "unknown family 'systemHuge'."),
      (["--matrix", "device=430x923"], "Did you mean '430x932'?"),
      (["--matrix", "mode=vibrent"], "Did you mean 'vibrant'?"),
      (["--matrix", "family=systemLarge"], "None of the widgets supports the matrix."),
      (["--matrix", "device=vision family=accessoryInline"], "None of the widgets supports the matrix"),
      (["--forms", "image,layuot"], "unknown form 'layuot'. Did you mean 'layout'?"),
      (["--set", "chapter=3"], "unknown setting 'chapter'"),
      (["--jobs", "0"], "--jobs must be at least 1"),
      (["--allow-host", "192.168.1.1"], "--allow-host requires --online"),
      (["--tolerance", "-1"], "--tolerance must be at least 0"),
      (["--largest-region", "-1"], "--largest-region must not be negative"),
      (["--scael", "2"], "Unknown option '--scael'. Did you mean '--scale'?"),
      (["comix"], "unknown widget 'comix'. Did you mean 'comic'?"),
    ])
  func `errors list the valid choices`(arguments: [String], answer: String) async throws {
    let kinds = arguments.first == "comix" ? [] : ["comic"]
    let run = try await bench.run(["snapshot", "verify"] + kinds + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(answer), Comment(rawValue: run.errors))
    #expect(try bench.names().isEmpty)
  }

  @Test func `record accepts only modes that write`() async throws {
    let run = try await run("record", ["--mode", "never"])
    #expect(run.exitCode == 64 && run.errors.contains("Choose from: missing, failed, all."))
  }
}

/// A handmade PNG of a kind that Almanac does not write.
enum StoredPNG {
  /// One gray pixel.
  static var sixteenBits: Data {
    let header: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 16, 0, 0, 0, 0]
    // A stored block of three bytes, filter and sample, then the Adler checksum.
    let pixels: [UInt8] = [0x78, 0x01, 0x01, 3, 0, 0xFC, 0xFF, 0, 0x12, 0x34, 0x00, 0x5B, 0x00, 0x47]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", pixels) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
    let body = Array(name.utf8) + bytes
    let length = withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { Array($0) }
    return Data(length + body + withUnsafeBytes(of: checksum(body).bigEndian) { Array($0) })
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }
}
