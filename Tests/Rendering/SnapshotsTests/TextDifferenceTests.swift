import Foundation
import Testing

@testable import Snapshots

@Suite struct TextDifferenceTests {
  private static func text(_ lines: some Sequence<some CustomStringConvertible>) -> String {
    lines.map { "\($0)\n" }.joined()
  }

  @Test(arguments: ["", "\n", "a", "a\n", "a\nb\n"])
  func `equal texts do not differ`(text: String) {
    #expect(TextDifference(of: text, from: text) == nil)
  }

  @Test func `differing lines are shown with their context`() throws {
    let difference = try #require(
      TextDifference(of: Self.text([1, 2, 3, 4, 55, 6, 7, 8, 9]), from: Self.text(1...9)))
    #expect(
      difference.description == """
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +55
         6
         7
         8
        """)
    #expect((difference.removed, difference.added) == (1, 1))
    let hunk = try #require(difference.hunks.first)
    #expect(hunk.reference == 2..<9 && hunk.candidate == 2..<9)
    #expect(hunk.lines.map(\.referenceNumber) == [2, 3, 4, 5, nil, 6, 7, 8])
    #expect(hunk.lines.map(\.candidateNumber) == [2, 3, 4, nil, 5, 6, 7, 8])
  }

  @Test func `distant changes have separate hunks`() throws {
    var lines = Array(1...30)
    lines[29] = 0
    lines.remove(at: 9)
    lines.insert(-1, at: 1)
    let difference = try #require(TextDifference(of: Self.text(lines), from: Self.text(1...30), context: 1))
    #expect(
      difference.description == """
        @@ -1,2 +1,3 @@
         1
        +-1
         2
        @@ -9,3 +10,2 @@
         9
        -10
         11
        @@ -29,2 +29,2 @@
         29
        -30
        +0
        """)
    #expect(TextDifference(of: Self.text(lines), from: Self.text(1...30), context: 1000)?.hunks.count == 1)
  }

  @Test func `the context between two changes is shown once`() throws {
    var lines = Array(1...12)
    (lines[2], lines[9]) = (0, 0)
    #expect(TextDifference(of: Self.text(lines), from: Self.text(1...12))?.hunks.count == 1)
    (lines[2], lines[9], lines[10]) = (0, 10, 0)
    let difference = try #require(TextDifference(of: Self.text(lines), from: Self.text(1...12)))
    #expect(difference.hunks.map(\.reference) == [1..<7, 8..<13])
  }

  @Test func `all lines are added to an empty text, and removed`() {
    #expect(TextDifference(of: "a\nb\n", from: "")?.description == "@@ -0,0 +1,2 @@\n+a\n+b")
    #expect(TextDifference(of: "", from: "a\nb\n")?.description == "@@ -1,2 +0,0 @@\n-a\n-b")
    #expect(TextDifference(of: "\n", from: "")?.description == "@@ -0,0 +1,1 @@\n+")
  }

  @Test func `a line feed at the end counts`() {
    #expect(
      TextDifference(of: "a\nb", from: "a\nb\n")?.description
        == "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file")
  }

  @Test func `a carriage return is a visible difference`() {
    #expect(TextDifference(of: "a\r\n", from: "a\n")?.description == "@@ -1,1 +1,1 @@\n-a\n+a\\u{d}")
  }

  @Test func `another Unicode normalization is a difference`() {
    let (one, other) = ("caf\u{E9}\n", "cafe\u{301}\n")
    #expect(one == other)
    #expect(TextDifference(of: other, from: one)?.removed == 1)
  }

  @Test func `invisible characters are escaped`() {
    #expect(
      TextDifference(of: "a\u{200B}b\u{1B}[31m", from: "ab")?.unified(limit: 10).contains(#"+a\u{200b}b\u{1b}[31m"#)
        == true)
  }

  @Test func `more lines than the limit are counted`() throws {
    let difference = try #require(TextDifference(of: Self.text(1...500), from: ""))
    let lines = difference.description.split(separator: "\n")
    #expect(lines.count == 201)
    #expect(lines.last == "and 301 more lines")
    #expect(difference.unified(limit: 500).hasSuffix("\n+499\nand 1 more line"))
    #expect(difference.unified(limit: 501).hasSuffix("\n+500"))
    #expect(difference.unified(limit: -1) == "@@ -0,0 +1,500 @@\n+1\nand 499 more lines")
  }

  @Test func `hunks beyond the limit are counted too`() throws {
    let lines = (1...100).map { $0.isMultiple(of: 20) ? 0 : $0 }
    let difference = try #require(TextDifference(of: Self.text(lines), from: Self.text(1...100), context: 0))
    #expect(difference.hunks.count == 5)
    #expect(difference.unified(limit: 6).hasSuffix("-40\n+0\nand 6 more lines"))
    #expect(difference.unified(limit: 7).hasSuffix("-40\n+0\nand 6 more lines"))
    #expect(difference.unified(limit: 8).hasSuffix("-60\nand 5 more lines"))
  }

  @Test func `it can be encoded`() throws {
    let difference = try #require(TextDifference(of: "b", from: "a\n"))
    #expect(try JSONDecoder().decode(TextDifference.self, from: JSONEncoder().encode(difference)) == difference)
  }

  @Test func `the edits of random texts are right and minimal`() throws {
    var noise = ComparisonNoise(seed: 3)
    for round in 0..<400 {
      let words = 1 + noise.next(6)
      let old = (0..<noise.next(30)).map { _ in Int32(noise.next(words)) }
      let new = (0..<noise.next(30)).map { _ in Int32(noise.next(words)) }
      let edits = LineEdits(of: new, from: old)
      let (kept, taken) = (zip(old, edits.isRemoved), zip(new, edits.isAdded))
      let common = kept.filter { !$0.1 }.map(\.0)
      try #require(common == taken.filter { !$0.1 }.map(\.0), "round \(round)")
      try #require(common.count == Self.longestCommon(old, new), "round \(round)")
    }
  }

  @Test(arguments: ["other", "reversed", "shuffled", "every second"])
  func `long texts with many changes are compared`(kind: String) throws {
    let old = (0..<20_000).map { "line \($0)" }
    var noise = ComparisonNoise(seed: 1)
    let new: [String] =
      switch kind {
      case "other": old.map { "other \($0)" }
      case "reversed": old.reversed()
      case "shuffled": old.indices.map { _ in old[noise.next(300)] }
      default: old.enumerated().map { $0.offset.isMultiple(of: 2) ? "x" : $0.element }
      }
    let difference = try #require(TextDifference(of: Self.text(new), from: Self.text(old), context: 20_000))
    // Any result must lead from one text to the other.
    let lines = difference.hunks.flatMap(\.lines)
    #expect(lines.filter { $0.kind != .candidate }.map(\.text) == old)
    #expect(lines.filter { $0.kind != .reference }.map(\.text) == new)
    #expect(lines.count { $0.kind == .reference } == difference.removed)
    #expect(lines.count { $0.kind == .candidate } == difference.added)
    if kind == "every second" { #expect(difference.removed == 10_000) }
    if kind == "other" { #expect(difference.removed == 20_000) }
  }

  /// The length of the longest common subsequence, by the textbook's table.
  private static func longestCommon(_ a: [Int32], _ b: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var diagonal = 0
      for (index, y) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row.last ?? 0
  }
}
