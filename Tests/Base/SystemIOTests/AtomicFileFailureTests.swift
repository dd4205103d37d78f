import Foundation
import SystemIO
import Testing

/// After every failure, the old file stays, nothing else is left behind, and the error names the kind of the cause.
@Suite struct AtomicFileFailureTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try AtomicFile.write(Data("old".utf8), to: directory.file("a"))
  }

  private func error(
    writing text: String = "new", to name: String = "a", createsDirectories: Bool = true, _ calls: SystemCalls = .system
  ) -> AtomicFileError? {
    do throws(AtomicFileError) {
      try AtomicFile.write(
        Data(text.utf8), to: name.hasPrefix("/") ? name : directory.file(name), createsDirectories: createsDirectories,
        calls: calls)
      return nil
    } catch {
      return error
    }
  }

  private func expectUntouched(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(directory.contents("a") == "old", sourceLocation: sourceLocation)
    #expect(try directory.names() == ["a"], sourceLocation: sourceLocation)
  }

  @Test(arguments: [ENOSPC, EDQUOT, EIO, EFBIG])
  func `a full or broken disk is an input-output error`(code: Int32) throws {
    var calls = SystemCalls.system
    calls.write = { descriptor, bytes, count in
      // The first byte still fits.
      if lseek(descriptor, 0, SEEK_CUR) == 0 { return write(descriptor, bytes, 1) }
      errno = code
      return -1
    }
    let error = try #require(self.error(calls))
    #expect(error.kind == .inputOutput)
    #expect(error.path == directory.file("a"))
    #expect(error.description == "\(directory.file("a")): cannot be written: \(String(cString: strerror(code)))")
    try expectUntouched()
  }

  @Test func `a disk that cannot flush the bytes is an input-output error`() throws {
    var calls = SystemCalls.system
    calls.synchronize = { _ in
      errno = EIO
      return -1
    }
    #expect(error(calls)?.kind == .inputOutput)
    try expectUntouched()
  }

  @Test func `bytes that were reported as written but are missing are an input-output error`() throws {
    var calls = SystemCalls.system
    calls.write = { _, _, count in count }
    #expect(error(calls)?.kind == .inputOutput)
    try expectUntouched()
  }

  @Test func `a write that makes no progress is an input-output error`() throws {
    var calls = SystemCalls.system
    calls.write = { _, _, _ in 0 }
    #expect(error(calls)?.kind == .inputOutput)
    try expectUntouched()
  }

  @Test(arguments: [EACCES, EROFS, EPERM])
  func `a path that cannot be replaced is a creation error`(code: Int32) throws {
    var calls = SystemCalls.system
    calls.rename = { _, _ in
      errno = code
      return -1
    }
    #expect(error(calls)?.kind == .cannotCreate)
    try expectUntouched()
  }

  @Test func `a full disk found while replacing is an input-output error`() throws {
    var calls = SystemCalls.system
    calls.rename = { _, _ in
      errno = ENOSPC
      return -1
    }
    #expect(error(calls)?.kind == .inputOutput)
    try expectUntouched()
  }

  @Test func `signals and short writes only take longer`() throws {
    var calls = SystemCalls.system
    let turn = Turn()
    calls.write = { descriptor, bytes, count in
      if turn.next().isMultiple(of: 2) { return write(descriptor, bytes, min(count, 3)) }
      errno = EINTR
      return -1
    }
    calls.synchronize = { descriptor in
      if turn.next().isMultiple(of: 2) { return fsync(descriptor) }
      errno = EINTR
      return -1
    }
    #expect(error(writing: "a rather long text", calls) == nil)
    #expect(directory.contents("a") == "a rather long text")
  }

  @Test func `a file system that cannot flush directories is ignored`() throws {
    var calls = SystemCalls.system
    calls.synchronize = { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return fsync(descriptor) }
      errno = EINVAL
      return -1
    }
    #expect(error(calls) == nil)
    #expect(directory.contents("a") == "new")
  }

  @Test func `before the last step the old file stays, and the new bytes are already on the disk`() throws {
    let path = directory.file("a")
    let steps = Steps()
    @Sendable func seen() -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    var calls = SystemCalls.system
    calls.write = { descriptor, bytes, count in
      steps.add("write, " + seen())
      return write(descriptor, bytes, count)
    }
    calls.synchronize = { descriptor in
      steps.add("synchronize, " + seen())
      return fsync(descriptor)
    }
    calls.rename = { from, to in
      steps.add("rename, " + seen())
      return rename(from, to)
    }
    #expect(error(calls) == nil)
    #expect(steps.all == ["write, old", "synchronize, old", "rename, old", "synchronize, new"])
  }

  @Test func `a missing directory is a creation error if creating it is not allowed`() {
    let error = self.error(to: "b/c", createsDirectories: false)
    #expect(error?.kind == .cannotCreate)
    #expect(error?.reason == "No such file or directory")
  }

  @Test func `a file in a directory's place is a creation error`() throws {
    #expect(error(to: "a/b")?.reason == "Not a directory")
    try expectUntouched()
  }

  @Test func `a directory is not replaced`() throws {
    #expect(error(to: directory.path)?.reason == "Is a directory")
    #expect(error(to: directory.path + "/")?.reason == "Is a directory")
    #expect(error(to: "missing/")?.reason == "not a file name")
    try expectUntouched()
  }

  @Test func `a name too long is a creation error`() throws {
    let error = self.error(to: String(repeating: "n", count: 256))
    #expect(error?.kind == .cannotCreate)
    #expect(error?.reason == "File name too long")
    try expectUntouched()
  }

  @Test func `a device is never replaced`() {
    #expect(error(to: "/dev/null")?.reason == "not a regular file but a device, a pipe or a socket")
  }

  @Test func `a cycle of links is a creation error`() throws {
    for (from, to) in [("x", "y"), ("y", "x")] {
      try FileManager.default.createSymbolicLink(atPath: directory.file(from), withDestinationPath: to)
    }
    #expect(error(to: "x")?.kind == .cannotCreate)
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a directory without permission is a creation error`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: directory.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory.path) }
    #expect(error()?.reason == "Permission denied")
    #expect(error()?.kind == .cannotCreate)
  }

  @Test func `a read-only file system is a creation error`() {
    // Not even root can create files in /proc.
    #expect(error(to: "/proc/almanac")?.kind == .cannotCreate)
  }
}

private final class Turn: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

private final class Steps: @unchecked Sendable {
  private let lock = NSLock()
  private var steps: [String] = []

  func add(_ step: String) { lock.withLock { steps.append(step) } }

  var all: [String] { lock.withLock { steps } }
}
