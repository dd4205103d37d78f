import Testing

@testable import ToolReports

@Suite struct ProgressTextTests {
  @Test(
    arguments: [
      (10, 40, 0, 3.0, "10/40, 9 s left"), (0, 40, 0, 3, "0/40"), (40, 40, 0, 3, "40/40"),
      // What an earlier process did says nothing about the speed.
      (30, 40, 20, 5, "30/40, 5 s left"), (20, 40, 20, 5, "20/40"),
      (1, 100, 0, 2, "1/100, 4 min left"), (1, 10_000, 0, 2, "1/10000, 6 h left"), (0, 0, 0, 2, "0/0"),
    ] as [(Int, Int, Int, Double, String)])
  func `progress has the time left`(example: (done: Int, total: Int, before: Int, seconds: Double, words: String)) {
    let text = ConsoleProgressBar.text(
      example.done, of: example.total, doneBefore: example.before, after: .seconds(example.seconds))
    #expect(text.drop { $0 == "█" || $0 == "░" } == " \(example.words)")
    #expect(text.prefix { $0 == "█" || $0 == "░" }.count == 30)
  }
}
