import Foundation
import Testing

@testable import SystemIO

@Suite struct FileReadingTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func write(_ text: String) throws -> String {
    let path = directory.file("a")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test(arguments: ["", "abc", String(repeating: "0123456789", count: 20_000)])
  func `a file is read whole up to the limit, and not at all beyond it`(_ text: String) throws {
    let path = try write(text)
    let size = text.utf8.count
    #expect(try RegularFile.contents(of: path, limit: size) == Data(text.utf8))
    #expect(try RegularFile.contents(of: path, limit: .max) == Data(text.utf8))
    guard size > 0 else { return }
    #expect(throws: RegularFile.Failure.tooLarge(bytes: size)) {
      try RegularFile.contents(of: path, limit: size - 1)
    }
    #expect(try OpenBytes.read(at: path, upTo: size - 1) == Data(text.utf8.dropLast()))
    #expect(try OpenBytes.read(at: path, upTo: size + 1) == Data(text.utf8))
  }

  @Test func `what is no regular file is told apart without waiting`() throws {
    let pipe = directory.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    for (path, failure) in [
      (pipe, RegularFile.Failure.notAFile), ("/dev/null", .notAFile), (directory.path, .isFolder),
      (directory.file("none"), .system(SystemError(ENOENT))), ("a\u{0}b", .system(SystemError(ENOENT))),
    ] {
      #expect(throws: failure) { try RegularFile.contents(of: path, limit: 10) }
    }
  }

  @Test func `a link is followed unless it must not be`() throws {
    let path = try write("abc")
    let link = directory.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try RegularFile.contents(of: link, limit: 3) == Data("abc".utf8))
    #expect(throws: RegularFile.Failure.system(SystemError(ELOOP))) {
      try RegularFile.contents(of: link, limit: 3, followsLinks: false)
    }
  }

  @Test func `a file of the kernel, which has no size, is read`() throws {
    #expect(try !OpenBytes.read(at: "/proc/self/status", upTo: 1 << 20).isEmpty)
  }

  @Test func `a pipe is read to its end, or to the limit`() throws {
    for (limit, found) in [(100, "abc"), (2, "ab")] {
      let channel = try PipeChannel(for: "test")
      try #require(Foundation.write(channel.writing, "abc", 3) == 3)
      close(channel.writing)
      #expect(try OpenBytes.read(channel.reading, upTo: limit) == Data(found.utf8))
      close(channel.reading)
    }
  }

  @Test func `a buffer is filled, or too large for what is there`() throws {
    let path = try write("abc")
    for (count, isFilled) in [(2, true), (3, true), (4, false)] {
      let file = try RegularFile(path)
      withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { bytes in
        #expect(OpenBytes.fill(bytes, from: file.descriptor) == isFilled)
      }
    }
  }

  @Test func `the system's reason is found inside of Foundation's errors`() throws {
    let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(filePath: directory.file("none"))) }
    #expect(error?.systemError == SystemError(ENOENT))
    #expect(error?.systemReason == "No such file or directory")
    #expect(CancellationError().systemError == nil)
  }
}
