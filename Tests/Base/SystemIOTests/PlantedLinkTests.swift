import SystemIO
import Foundation
import Testing

/// Links that somebody else left in a folder that is written into.
@Suite struct PlantedLinkTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.file("out"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: directory.file("home"), withIntermediateDirectories: true)
    try Data("precious".utf8).write(to: URL(filePath: directory.file("home/a")))
  }

  private func plant(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("out/" + name), withDestinationPath: directory.file(target))
  }

  @Test func `a link in a file's place is replaced, and what it leads to stays`() throws {
    try plant("a", to: "home/a")
    try plant("b", to: "home/new")
    for name in ["a", "b"] { try AtomicFile.write(Data("ours".utf8), to: name, inside: directory.file("out")) }
    #expect(directory.contents("out/a") == "ours" && directory.contents("out/b") == "ours")
    #expect(directory.contents("home/a") == "precious" && directory.contents("home/new") == nil)
    #expect(try directory.permissions("out/a") == 0o644 & ~Int(currentMask()))
  }

  @Test func `a link in a directory's place is an error that names it`() throws {
    try plant("k", to: "home")
    let error = #expect(throws: AtomicFileError.self) {
      try AtomicFile.write(Data("ours".utf8), to: "k/deep/a", inside: directory.file("out"))
    }
    #expect(error?.kind == .cannotCreate && error?.reason.contains("'k' is a symbolic link") == true)
    #expect(throws: AtomicFileError.self) { try AtomicFile.link("k/l", to: "x", inside: directory.file("out")) }
    #expect(throws: AtomicFileError.self) { try AtomicFile.openLock("k/a", inside: directory.file("out")) }
    #expect(throws: AtomicFileError.self) {
      try AtomicFile.write(Data(), to: "../home/a", inside: directory.file("out"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.file("home")) == ["a"])
    #expect(directory.contents("home/a") == "precious")
  }

  @Test func `a lock is neither made nor opened behind a link`() throws {
    try plant("pass.lock", to: "home/a")
    #expect(throws: AtomicFileError.self) { try AtomicFile.openLock("pass.lock", inside: directory.file("out")) }
    try plant("new.lock", to: "home/new")
    #expect(throws: AtomicFileError.self) { try AtomicFile.openLock("new.lock", inside: directory.file("out")) }
    #expect(directory.contents("home/a") == "precious" && directory.contents("home/new") == nil)
    let lock = try AtomicFile.openLock("own.lock", inside: directory.file("out"))
    #expect(lock.tryAcquire() && directory.contents("out/own.lock") == "")
  }

  @Test func `missing directories are made, and a link in the folder's own path is followed`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("way"), withDestinationPath: directory.file("out"))
    try AtomicFile.write(Data("x".utf8), to: "k/f/a", inside: directory.file("way"))
    #expect(directory.contents("out/k/f/a") == "x")
    try AtomicFile.write(Data("y".utf8), to: "a", inside: directory.file("new/folder"), isPrivate: true)
    #expect(directory.contents("new/folder/a") == "y")
    #expect(try directory.permissions("new/folder/a") == 0o600)
  }

  private func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}

/// What only its owner may read.
@Suite struct PrivateFileTests {
  @Test func `a private file is nobody else's, whatever was there`() throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write(Data("old".utf8), to: directory.file("a"))
    chmod(directory.file("a"), 0o666)
    try AtomicFile.write(Data("new".utf8), to: directory.file("a"), isPrivate: true)
    try AtomicFile.write(Data("new".utf8), to: directory.file("made/for/b"), isPrivate: true)
    #expect(try ["a", "made/for/b"].map(directory.permissions) == [0o600, 0o600])
    #expect(try ["made", "made/for"].map(directory.permissions) == [0o700, 0o700])
  }

  @Test func `what others may read is tightened, and no link is followed`() throws {
    let directory = try TemporaryDirectory()
    for name in ["a", "b"] { try AtomicFile.write(Data(), to: directory.file(name)) }
    chmod(directory.file("a"), 0o664)
    chmod(directory.file("b"), 0o644)
    try FileManager.default.createSymbolicLink(atPath: directory.file("l"), withDestinationPath: directory.file("b"))
    PrivateFile.tighten(directory.file("a"), directory.file("l"), directory.file("none"))
    #expect(try ["a", "b"].map(directory.permissions) == [0o600, 0o644])
  }
}

/// Temporary files of processes that were killed.
@Suite struct LeftoverTests {
  private func leave(_ name: String, in directory: TemporaryDirectory, age: TimeInterval) throws {
    try Data("half".utf8).write(to: URL(filePath: directory.file(name)))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: directory.file(name))
  }

  @Test func `the first file of a process in a folder removes what killed ones left`() throws {
    let directory = try TemporaryDirectory()
    try leave(".almanac-dead.tmp", in: directory, age: 3_600)
    try leave(".almanac-young.tmp", in: directory, age: 0)
    try leave("mine.tmp", in: directory, age: 3_600)
    try leave(".almanac-held.tmp", in: directory, age: 3_600)
    let writer = open(directory.file(".almanac-held.tmp"), O_RDONLY | O_CLOEXEC)
    try #require(flock(writer, LOCK_EX | LOCK_NB) == 0)
    defer { close(writer) }
    try AtomicFile.write(Data("a".utf8), to: directory.file("a"))
    #expect(try directory.names() == [".almanac-held.tmp", ".almanac-young.tmp", "a", "mine.tmp"])
  }
}
