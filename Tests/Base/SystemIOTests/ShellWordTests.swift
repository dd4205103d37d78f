import Foundation
import Testing

@testable import SystemIO

struct ShellWordTests {
  @Test(arguments: ["render", "-o", "--set", "name=value", "/usr/bin/almanac", "50%", "a,b:c@d+e_f.png"])
  func `a plain word stays as it is`(_ word: String) { #expect(word.shellWord == word) }

  @Test(
    arguments: [
      ("", "''"), ("two words", "'two words'"), ("$HOME", "'$HOME'"), ("~", "'~'"), ("a\nb", "'a\nb'"), ("é", "'é'"),
      ("it's", #"'it'\''s'"#), ("'", #"''\'''"#),
    ])
  func `other words are quoted`(_ word: String, quoted: String) { #expect(word.shellWord == quoted) }

  @Test func `a shell reads the words that were written`() throws {
    let words = ["", "-n", "a b", "it's", #"\"$(date)`"#, "a\nb", "*", "é~#;&|<>(){}[]!?", "x=~"]
    let script = "printf '%s.' " + words.map(\.shellWord).joined(separator: " ")
    let pipe = try PipeChannel(for: "sh")
    let shell = try ChildProcess("/bin/sh", ["-c", script], environment: [:], streams: .init(output: pipe.writing))
    close(pipe.writing)
    var output = Data()
    pipe.readToEnd { output.append(contentsOf: $0) }
    #expect(shell.wait() == .exit(0))
    #expect(String(decoding: output, as: UTF8.self) == words.map { "\($0)." }.joined())
  }
}
