import Foundation
import Testing

@testable import ToolCommands

struct CrashOutputFilterTests {
  @Test func `Swift's message is extracted, and other output passes`() {
    var filter = CrashOutputFilter()
    let text = """
      provider: begins
      Quay.swift:12: Fatal error: Index out of range
      Current stack trace:
      0    quay   0x000055c7 <unavailable> + 22664689
      17   libc.so.6  0x00007f38 <unavailable> + 1087724
      warning: after

      """
    // The size of the chunks has no effect.
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

  @Test func `a stack overflow is the cause, with the widget's own line`() {
    var filter = CrashOutputFilter()
    let text = """
      Fatal error: Stack overflow (possibly infinite recursion)
      error: the widget's code crashed at /w/Quay.swift:12
        12 | return deep(n + 1) + 1
           |        ^

      """
    #expect(filter.passing(Data(text.utf8)).isEmpty)
    #expect(
      filter.cause(signal: "segmentation fault").hasPrefix(
        "/w/Quay.swift:12: Fatal error: Stack overflow (possibly infinite recursion)\n"))
  }

  @Test func `incomplete progress bars and last lines pass`() {
    var filter = CrashOutputFilter()
    #expect(filter.passing(Data("\r██ 1/2".utf8)) == Data("\r██ 1/2".utf8))
    #expect(filter.passing(Data("so far".utf8)).isEmpty)
    #expect(filter.rest() == Data("so far".utf8))
    #expect(filter.sentence == nil)
  }
}
