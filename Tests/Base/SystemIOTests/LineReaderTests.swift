import Foundation
import Testing

@testable import SystemIO

struct LineReaderTests {
  /// All lines of `bytes`, which arrive in pieces.
  private func lines(_ bytes: [UInt8], pieces: Int, limit: Int = 100) -> [LineReader.Line] {
    var splitter = LineSplitter(limit: limit)
    var lines: [LineReader.Line] = []
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      lines += splitter.lines(afterAdding: bytes[start..<min(start + pieces, bytes.count)])
    }
    if let rest = splitter.rest() { lines.append(rest) }
    return lines
  }

  @Test(arguments: [1, 2, 3, 100]) func `lines are whole, however they arrive`(_ pieces: Int) {
    let text = Array("a\n\nbcd\ne".utf8)
    let expected = ["a", "", "bcd", "e"].map { LineReader.Line.bytes(Array($0.utf8)) }
    #expect(lines(text, pieces: pieces) == expected)
  }

  @Test(arguments: [1, 2, 100]) func `a line that is too long is skipped`(_ pieces: Int) {
    let text = Array("abcd\nabcde\nx\nabcdefghijkl".utf8)
    #expect(
      lines(text, pieces: pieces, limit: 4) == [
        .bytes(Array("abcd".utf8)), .tooLong, .bytes(Array("x".utf8)), .tooLong,
      ])
  }

  @Test func `a line at the end of the input needs no line break`() {
    #expect(lines(Array("a\n".utf8), pieces: 5) == [.bytes([97])])
    #expect(lines([], pieces: 5) == [])
  }

  @Test func `lines are read from a pipe until it is closed`() async throws {
    let pipe = try PipeChannel(for: "test")
    let reader = try LineReader(pipe.reading, limit: 10)
    _ = Foundation.write(pipe.writing, "one\ntw", 6)
    #expect(try await reader.next() == .bytes(Array("one".utf8)))
    close(pipe.writing)
    #expect(try await reader.next() == .bytes(Array("tw".utf8)))
    #expect(try await reader.next() == nil)
    #expect(try await reader.next() == nil)
    close(pipe.reading)
  }

  @Test func `a cancelled reader does not wait for the other end`() async throws {
    let pipe = try PipeChannel(for: "test")
    let reader = try LineReader(pipe.reading, limit: 10)
    let task = Task { try await reader.next() }
    task.cancel()
    #expect(try await task.value == nil)
    close(pipe.writing)
    close(pipe.reading)
  }

  @Test func `a descriptor that cannot be read is an error`() async throws {
    let reader = try LineReader(-1, limit: 10)
    await #expect(throws: SystemError(EBADF)) { try await reader.next() }
  }
}
