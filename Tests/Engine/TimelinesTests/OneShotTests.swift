import Testing

@testable import Timelines

struct OneShotTests {
  @Test func `only the first caller passes, on any thread`() async {
    let once = OneShot()
    let passed = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { once.claim() } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(passed == 1)
  }
}
