import Foundation
import Testing

@testable import SystemIO

@Suite struct FileLockTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func lock() throws -> FileLock { try FileLock(file: directory.file("lock"), permissions: 0o600) }

  @Test func `of two locks on a file one is held at a time`() throws {
    let (first, second) = (try lock(), try lock())
    #expect(first.tryAcquire() && !second.tryAcquire())
    first.release()
    try second.acquire()
    #expect(!first.tryAcquire())
  }

  @Test func `readers share a lock, and keep a writer out`() throws {
    let writer = try lock()
    let readers = try (0..<2).map { _ in try FileLock(existingFile: directory.file("lock")) }
    for reader in readers { try reader.acquire(.shared) }
    #expect(!writer.tryAcquire())
    for reader in readers { reader.release() }
    #expect(writer.tryAcquire())
  }

  @Test func `a lock that nobody refers to any more is free`() throws {
    var first: FileLock? = try lock()
    #expect(first?.tryAcquire() == true)
    first = nil
    #expect(try lock().tryAcquire())
  }

  @Test func `a lock is made for its owner, and names what keeps it from being made`() throws {
    _ = try lock()
    #expect(try directory.permissions("lock") == 0o600)
    #expect(throws: SystemError(ENOENT)) { try FileLock(existingFile: directory.file("none")) }
    #expect(throws: SystemError(ENOENT)) { try FileLock(file: directory.file("none/lock"), permissions: 0o600) }
    #expect(throws: SystemError(ENOTDIR)) { try FileLock(folder: directory.file("lock")) }
    #expect(try FileLock(folder: directory.path).tryAcquire())
  }

  @Test func `a lock whose file was removed or replaced is in place no more`() throws {
    let lock = try lock()
    let path = directory.file("lock")
    #expect(lock.isFile(at: path))
    try FileManager.default.removeItem(atPath: path)
    #expect(!lock.isFile(at: path))
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(!lock.isFile(at: path))
  }
}
