import Foundation
import Testing

@testable import ToolCommands

/// What of a watched process's errors is passed on.
struct CrashOutputFilterTests {
  @Test func `what Swift says of an end is kept, and the rest passes`() {
    var filter = CrashOutputFilter()
    let text = """
      provider: begins
      Quay.swift:12: Fatal error: Index out of range
      Current stack trace:
      0    quay   0x000055c7 <unavailable> + 22664689
      17   libc.so.6  0x00007f38 <unavailable> + 1087724
      warning: after

      """
    // Whatever the pieces are in which it comes.
    for size in [1, 7, 1000] {
      filter = CrashOutputFilter()
      var passed = Data()
      var rest = Data(text.utf8)
      while !rest.isEmpty {
        passed += filter.passing(rest.prefix(size))
        rest = Data(rest.dropFirst(size))
      }
      #expect(String(decoding: passed, as: UTF8.self) == "provider: begins\nwarning: after\n")
      #expect(filter.sentence == "Quay.swift:12: Fatal error: Index out of range")
    }
  }

  @Test func `a full stack is the cause, with the widget's own line`() {
    var filter = CrashOutputFilter()
    let text = """
      Fatal error: Stack overflow; a function may call itself without end
      error: the widget's own code stopped at /w/Quay.swift:12
        12 | return deep(n + 1) + 1
           |        ^

      """
    #expect(filter.passing(Data(text.utf8)).isEmpty)
    #expect(
      filter.cause(signal: "segmentation fault").hasPrefix(
        "/w/Quay.swift:12: Fatal error: Stack overflow; a function may call itself without end\n"))
  }

  @Test func `a progress bar passes before its line ends, and the last words without an end`() {
    var filter = CrashOutputFilter()
    #expect(filter.passing(Data("\r██ 1/2".utf8)) == Data("\r██ 1/2".utf8))
    #expect(filter.passing(Data("so far".utf8)).isEmpty)
    #expect(filter.rest() == Data("so far".utf8))
    #expect(filter.sentence == nil)
  }
}
