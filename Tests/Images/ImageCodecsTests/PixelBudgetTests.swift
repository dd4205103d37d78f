import Foundation
import ImageCodecs
import Testing

struct PixelBudgetTests {
  private struct Excess: Error, Equatable {}

  private func hold<Result>(
    _ count: Int, of budget: PixelBudget, _ body: () throws(Excess) -> Result
  ) throws(Excess) -> Result {
    try budget.holding(count, orThrow: Excess(), body)
  }

  @Test func `pixels are released, after an error too`() throws {
    let budget = PixelBudget(pixels: 10)
    #expect(try hold(7, of: budget) { () throws(Excess) in budget.held } == 7)
    #expect(budget.held == 0)
    #expect(throws: Excess()) { try hold(7, of: budget) { () throws(Excess) in throw Excess() } }
    #expect(budget.held == 0)
  }

  @Test func `more than the whole budget is refused at once`() throws {
    let budget = PixelBudget(pixels: 10)
    #expect(throws: Excess()) { try hold(11, of: budget) { () throws(Excess) in } }
    #expect(try hold(10, of: budget) { () throws(Excess) in budget.held } == 10)
  }

  @Test func `a thread that holds pixels does not wait for itself`() throws {
    let budget = PixelBudget(pixels: 10)
    let both = try hold(8, of: budget) { () throws(Excess) in
      try hold(8, of: budget) { () throws(Excess) in budget.held }
    }
    #expect(both == 16)
    #expect(budget.held == 0)
  }

  @Test func `others wait for their turn, and all get one`() async {
    let budget = PixelBudget(pixels: 10)
    let most = Peak()
    await withTaskGroup(of: Void.self) { group in
      for size in [9, 3, 10, 4, 4, 1, 6, 10, 2, 8] {
        group.addTask {
          for _ in 0..<50 {
            try? hold(size, of: budget) { () throws(Excess) in most.note(budget.held) }
          }
        }
      }
    }
    #expect((1...10).contains(most.value))
    #expect(budget.held == 0)
    #expect(budget.waiting == 0)
  }

  private final class Peak: @unchecked Sendable {
    private let lock = NSLock()
    private var most = 0

    var value: Int { lock.withLock { most } }

    func note(_ held: Int) { lock.withLock { most = max(most, held) } }
  }
}
