import Foundation
import Testing

@testable import SystemIO

/// Links that someone else created in the folder.
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

  @Test func `a link in a file's place is replaced, and its target stays`() throws {
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

  @Test func `a lock is never created or opened through a link`() throws {
    try plant("pass.lock", to: "home/a")
    #expect(throws: AtomicFileError.self) { try AtomicFile.openLock("pass.lock", inside: directory.file("out")) }
    try plant("new.lock", to: "home/new")
    #expect(throws: AtomicFileError.self) { try AtomicFile.openLock("new.lock", inside: directory.file("out")) }
    #expect(directory.contents("home/a") == "precious" && directory.contents("home/new") == nil)
    let lock = try AtomicFile.openLock("own.lock", inside: directory.file("out"))
    #expect(lock.tryAcquire() && directory.contents("out/own.lock") == "")
  }

  @Test func `missing directories are created, and a link in the folder's own path is followed`() throws {
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

/// Files that only their owner may read.
@Suite struct PrivateFileTests {
  @Test func `a private file is readable only by its owner, whatever file it replaces`() throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write(Data("old".utf8), to: directory.file("a"))
    chmod(directory.file("a"), 0o666)
    try AtomicFile.write(Data("new".utf8), to: directory.file("a"), isPrivate: true)
    try AtomicFile.write(Data("new".utf8), to: directory.file("made/for/b"), isPrivate: true)
    #expect(try ["a", "made/for/b"].map(directory.permissions) == [0o600, 0o600])
    #expect(try ["made", "made/for"].map(directory.permissions) == [0o700, 0o700])
  }

  @Test func `permissions of others are removed, and no link is followed`() throws {
    let directory = try TemporaryDirectory()
    for name in ["a", "b"] { try AtomicFile.write(Data(), to: directory.file(name)) }
    chmod(directory.file("a"), 0o664)
    chmod(directory.file("b"), 0o644)
    try FileManager.default.createSymbolicLink(atPath: directory.file("l"), withDestinationPath: directory.file("b"))
    PrivateFile.restrictPermissions(directory.file("a"), directory.file("l"), directory.file("none"))
    #expect(try ["a", "b"].map(directory.permissions) == [0o600, 0o644])
  }
}

/// Temporary files of killed processes.
@Suite struct LeftoverTests {
  private func leave(_ name: String, in directory: TemporaryDirectory, age: TimeInterval) throws {
    try Data("half".utf8).write(to: URL(filePath: directory.file(name)))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: directory.file(name))
  }

  @Test func `the first write to a folder removes the temporary files of killed processes`() throws {
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

  @Test func `a folder is cleaned after a thousand others`() throws {
    for number in 0..<1_000 { StaleTemporaryFiles.removeOnce(in: "/nonexistent/\(number)") }
    let directory = try TemporaryDirectory()
    try leave(".almanac-dead.tmp", in: directory, age: 3_600)
    try AtomicFile.write(Data("a".utf8), to: directory.file("a"))
    #expect(try directory.names() == ["a"])
  }
}
