import Foundation
import Testing

@testable import ToolReports

struct TerminalPictureTests {
  @Test(
    arguments: [
      (["KITTY_WINDOW_ID": "1"], "kitty"), (["TERM": "xterm-kitty"], "kitty"), (["TERM": "xterm-ghostty"], "kitty"),
      (["TERM_PROGRAM": "WezTerm"], "kitty"), (["TERM_PROGRAM": "iTerm.app"], "iterm"),
      (["LC_TERMINAL": "iTerm2"], "iterm"),
      (["TERM_PROGRAM": "vscode", "TERM": "xterm-256color"], "iterm"), (["TERM": "foot"], "sixel"),
      (["TERM": "xterm-256color"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `a terminal is known by its variables`(_ environment: [String: String], _ form: String?) {
    #expect(TerminalPicture.Form(environment)?.rawValue == form)
  }

  @Test func `kitty gets a picture in parts`() throws {
    let png = Data((0..<7000).map { UInt8($0 % 256) })
    let text = String(decoding: try TerminalPicture(png).bytes(as: .kitty), as: UTF8.self)
    let parts = text.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
    #expect(parts.map { String($0.1) } == ["f=100,a=T,m=1", "m=1", "m=0"])
    #expect(Data(base64Encoded: parts.map { String($0.2) }.joined()) == png)
  }

  @Test func `iTerm2 gets a picture at once`() throws {
    let text = String(decoding: try TerminalPicture(Data([1, 2, 3])).bytes(as: .iterm), as: UTF8.self)
    #expect(text == "\u{1B}]1337;File=inline=1;size=3:AQID\u{7}\n")
  }
}
