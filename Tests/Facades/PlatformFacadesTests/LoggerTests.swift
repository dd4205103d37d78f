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

  @Test func `only messages of the set level or higher are written, by default none`() {
    #expect(!LogThreshold(nil).passes(.fault))
    #expect(LogThreshold("error").passes(.fault))
    #expect(!LogThreshold("error").passes(.info))
    #expect(LogThreshold("debug").passes(.debug))
    #expect(!LogThreshold("loud").passes(.fault))
  }

  @Test func `a lock protects its state`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
  }
}

struct UnfairLockTests {
  @Test func `an unfair lock is exclusive`() async {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) let (word, count) = (lock, UnsafeMutablePointer<Int>.allocate(capacity: 1))
    count.initialize(to: 0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            os_unfair_lock_lock(word)
            count.pointee += 1
            os_unfair_lock_unlock(word)
          }
        }
      }
    }
    #expect(count.pointee == 1600)
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    lock.deallocate()
    count.deallocate()
  }
}
