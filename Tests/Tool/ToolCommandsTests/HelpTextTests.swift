import Testing

@testable import ToolCommands

struct HelpTextTests {
  @Test(
    arguments: [
      ("Error: Unknown option '--a'\nUsage: tool a\n  See 'tool a --help'.", "Unknown option '--a'"),
      ("Error: first\nsecond\nHelp:  --at <date>  A date.\nUsage: tool a", "first\nsecond"),
      ("Error: the file cannot be read", nil), ("OVERVIEW: Draws.\n\nUSAGE: tool a", nil),
      ("OVERVIEW: Draws.\nUsage: tool a", nil),
    ] as [(String, String?)])
  func `the message is what precedes the usage`(text: String, message: String?) {
    #expect(HelpText.error(in: text) == message)
  }
}
