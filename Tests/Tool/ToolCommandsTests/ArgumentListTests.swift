import Testing

@testable import ToolCommands

/// Arguments that the parser would misread.
struct ArgumentListTests {
  @Test func `a value that begins with a combining mark or a joiner is split from its option`() {
    for mark in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}"] {
      let words = ArgumentList.parsable(["comic", "save", "--name=\(mark)x=y"])
      #expect(
        words.map { Array($0.unicodeScalars) }
          == ["comic", "save", "--name", "\(mark)x=y"].map { Array($0.unicodeScalars) })
    }
  }

  @Test(
    arguments: [
      ["render", "--family=systemSmall"], ["--name=a\u{301}=b"], ["-o", "-"], ["--set", "a=\u{301}"], ["a=\u{301}"], [],
      ["--", "--name=\u{301}", "-1"], ["-1"], ["--percent", "-5"], ["-5x"], ["x", "-"], ["x", "--json"],
    ]) func `other arguments are unchanged`(words: [String])
  {
    #expect(ArgumentList.parsable(words) == words)
  }

  @Test func `a negative number that is not an option's value moves to the end`() {
    #expect(ArgumentList.parsable(["comic", "page", "-1"]) == ["comic", "page", "--", "-1"])
    #expect(ArgumentList.parsable(["comic", "page", "-1", "--json"]) == ["comic", "page", "--json", "--", "-1"])
    #expect(ArgumentList.parsable(["page", "-1", "--", "a"]) == ["page", "--", "-1", "a"])
  }
}
