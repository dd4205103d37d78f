import Testing

@testable import OSFacade

struct LoggerTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `messages take values with privacy, form and alignment`() {
    let name: String? = "Ada"
    #expect(text("plain") == "plain")
    #expect(
      text("\(name ?? "", privacy: .public) has \(3) at \(255, format: .hex(includePrefix: true))")
        == "Ada has 3 at 0xff")
    #expect(text("\(1.5, format: .fixed(precision: 2))|\("x", align: .right(columns: 4))|") == "1.50|   x|")
    #expect(text("\(true) \(true, format: .answer) \(CancellationError(), privacy: .private)").hasPrefix("true YES "))
  }

  @Test func `only messages as grave as asked for are written, by default none`() {
    #expect(!LogThreshold(nil).passes(.fault))
    #expect(LogThreshold("error").passes(.fault))
    #expect(!LogThreshold("error").passes(.info))
    #expect(LogThreshold("debug").passes(.debug))
    #expect(!LogThreshold("loud").passes(.fault))
  }

  @Test func `a lock gives its state to one at a time`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
  }
}
