import Foundation
import RepositoryFiles
import Testing

@testable import ToolCommands
@testable import ToolReports

struct CrashLocationTests {
  @Test func `the message has the lines around the crash and a column marker`() {
    let source = "let a = [1]\n\tlet ü = a[7]\nprint(a)\n"
    let place = CrashLocation(file: "/w/W.swift", line: 2, column: 12, source: source)
    #expect(place.lines[0] == "error: the widget's code crashed at /w/W.swift:2")
    #expect(place.excerpt.count == 4)
    #expect(place.excerpt[0] == "  1 | let a = [1]")
    #expect(place.excerpt[2].hasSuffix("^") && place.excerpt[3] == "  3 | print(a)")
    #expect(place.excerpt.allSatisfy { CrashLocation.isExcerpt($0) })
    #expect(!CrashLocation.isExcerpt("warning: a | b") && !CrashLocation.isExcerpt("  word | b"))
  }

  @Test(arguments: [(9, nil as String?), (9, "one line"), (0, "one line")])
  func `a changed or missing source has no excerpt`(line: Int, source: String?) {
    #expect(CrashLocation(file: "/w/W.swift", line: line, column: 1, source: source).excerpt.isEmpty)
  }

  @Test func `the symbolizer's output is parsed`() {
    let json = """
      [{"Address":"0x1","ModuleName":"w","Symbol":[{"Column":0,"FileName":"Swift.o","Line":0},
        {"Column":71,"FileName":"/c/W.swift","FunctionName":"f","Line":44}]},
       {"Address":"0x2","Error":{"Message":"none"}},
       {"Address":"0x3","ModuleName":"w","Symbol":[{"Column":3,"FileName":"/c/V.swift","Line":5}]}]
      """
    let places = CodeLocation.places(in: Data(json.utf8))
    #expect(
      places == [
        CodeLocation(file: "/c/W.swift", line: 44, column: 71), CodeLocation(file: "/c/V.swift", line: 5, column: 3),
      ])
    #expect(CodeLocation.places(in: Data("none".utf8)).isEmpty)
  }

  @Test func `only the user's own files are the widget's`() throws {
    let bench = try ToolBench()
    let own = bench.folder.appending(path: "Own.swift")
    try Data().write(to: own)
    let sources = UserSourceFilter(table: nil, package: "/almanac")
    #expect(sources.file(for: own.path) == own.path)
    for other in ["/almanac/Sources/Views/Text.swift", "/b/checkouts/K/K.swift", "//<compiler-generated>", "Swift.o"] {
      #expect(sources.file(for: other) == nil)
    }
    #expect(sources.symbolizer(in: bench.folder.path) == nil)
  }

  @Test func `Almanac's own sources are those of the package that was compiled`() {
    #expect(UserSourceFilter.ownPackage == Repository.root.path)
  }

  @Test func `the widget's line replaces the standard library's in the cause`() {
    var filter = CrashOutputFilter()
    let text = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      Current stack trace:
      0    quay   0x000055c7 <unavailable> + 22664689
      error: the widget's code crashed at /w/Quay.swift:12
        12 | words[1]
           |      ^
      warning: after

      """
    #expect(String(decoding: filter.passing(Data(text.utf8)), as: UTF8.self) == "warning: after\n")
    #expect(
      filter.cause(signal: "illegal instruction")
        == "/w/Quay.swift:12: Fatal error: Index out of range\n  12 | words[1]\n     |      ^")
    #expect(CrashOutputFilter().cause(signal: "illegal instruction") == "illegal instruction")
  }
}
