import Foundation
import Synchronization
import Testing

@testable import FleetServing

/// What is kept of the database's answers, with a clock and a database of the test.
struct FleetPicturesTests {
  private typealias Reply = @Sendable (Result<ServedWidget?, FleetReaders.Failure>) -> Void

  /// A database that answers when the test says so.
  private final class Bench: Sendable {
    private struct State {
      var now = Date(timeIntervalSince1970: 1_000_000)
      var replies: [Reply] = []
      var timers: [(date: Date, call: @Sendable () -> Void)] = []
      var count = 0
    }

    let pictures: FleetPictures
    private let shared: Shared

    private final class Shared: Sendable { let state = Mutex(State()) }

    init(limit: Int = 1 << 20) {
      let shared = Shared()
      self.shared = shared
      pictures = FleetPictures(
        limit: limit, clock: { shared.state.withLock { $0.now } },
        waiting: { time, call in shared.state.withLock { $0.timers.append(($0.now + time, call)) } }
      ) { _, _, reply in
        shared.state.withLock { state in
          state.replies.append(reply)
          state.count += 1
        }
      }
    }

    var now: Date { shared.state.withLock { $0.now } }
    /// The number of questions so far.
    var count: Int { shared.state.withLock { $0.count } }

    func pass(_ seconds: TimeInterval) {
      let calls = shared.state.withLock { state in
        state.now += seconds
        let now = state.now
        defer { state.timers.removeAll { $0.date <= now } }
        return state.timers.filter { $0.date <= now }.map(\.call)
      }
      for call in calls { call() }
    }

    /// Answers all open questions.
    func reply(_ result: Result<ServedWidget?, FleetReaders.Failure>) {
      let replies = shared.state.withLock { state in
        defer { state.replies = [] }
        return state.replies
      }
      for reply in replies { reply(result) }
    }

    /// Asks for a widget, of which the database says `number` if it is asked.
    func number(of name: WidgetName, _ number: Int64, next: Date? = nil) -> Int64? {
      let answers = Answers()
      pictures.find(name) { answers.add($0) }
      reply(.success(ServedWidget(number: number, next: next)))
      return answers.numbers.first ?? nil
    }
  }

  private final class Answers: Sendable {
    private let all = Mutex<[Result<FleetPictures.Answer, FleetPictures.Failure>]>([])

    func add(_ answer: Result<FleetPictures.Answer, FleetPictures.Failure>) { all.withLock { $0.append(answer) } }

    /// The numbers of widgets; nil for failures.
    var numbers: [Int64?] { all.withLock { $0.map { try? $0.get().widget.number } } }
    var areCurrent: [Bool?] { all.withLock { $0.map { try? $0.get().isCurrent } } }
  }

  private static func name(_ text: String) throws -> WidgetName { try #require(WidgetName(owner: "anna", name: text)) }

  @Test func `requests for a widget share a question`() throws {
    let (bench, answers) = (Bench(), Answers())
    let (first, second) = (try Self.name("a"), try Self.name("b"))
    for _ in 0..<500 { bench.pictures.find(first) { answers.add($0) } }
    bench.pictures.find(second) { answers.add($0) }
    #expect(bench.count == 2 && answers.numbers.isEmpty)
    bench.reply(.success(ServedWidget(number: 7)))
    #expect(answers.numbers == Array(repeating: 7, count: 501))
  }

  @Test func `an answer is kept for two seconds`() throws {
    let (bench, name) = (Bench(), try Self.name("a"))
    #expect(bench.number(of: name, 1) == 1)
    bench.pass(1.9)
    #expect(bench.number(of: name, 2) == 1)
    bench.pass(0.1)
    #expect(bench.number(of: name, 2) == 2)
    // A clock that was set back would keep it for longer.
    bench.pass(-3600)
    #expect(bench.number(of: name, 3) == 3)
    #expect(bench.count == 3)
  }

  @Test func `at the date of a change, the database is asked once more`() throws {
    let (bench, name) = (Bench(), try Self.name("a"))
    let next = bench.now + 1
    #expect(bench.number(of: name, 1, next: next) == 1)
    bench.pass(0.5)
    #expect(bench.number(of: name, 2, next: next) == 1)
    bench.pass(0.5)
    #expect(bench.number(of: name, 2, next: next) == 2)
    // The change is late.
    bench.pass(0.5)
    #expect(bench.number(of: name, 3, next: next) == 2)
  }

  @Test func `a replaced picture is asked for again, also if it was replaced during the question`() throws {
    let (bench, answers) = (Bench(), Answers())
    let (name, other) = (try Self.name("a"), try Self.name("b"))
    #expect(bench.number(of: name, 1) == 1 && bench.number(of: other, 2) == 2)
    bench.pictures.expire([1])
    #expect(bench.number(of: other, 9) == 2)
    bench.pictures.find(name) { answers.add($0) }
    bench.pictures.expire([1])
    bench.reply(.success(ServedWidget(number: 1)))
    #expect(bench.number(of: name, 1) == 1)
    #expect(bench.count == 4)
    bench.pictures.expire(nil)
    #expect(bench.number(of: name, 1) == 1 && bench.number(of: other, 2) == 2)
    #expect(bench.count == 6)
    // Of a first question, nobody knows which widget it is about.
    let fresh = try Self.name("c")
    bench.pictures.find(fresh) { answers.add($0) }
    bench.pictures.expire([3])
    bench.reply(.success(ServedWidget(number: 3)))
    #expect(bench.number(of: fresh, 4) == 4)
  }

  @Test func `without a database, the last known answer is given`() throws {
    let (bench, answers, name) = (Bench(), Answers(), try Self.name("a"))
    #expect(bench.number(of: name, 1) == 1)
    bench.pass(3600)
    bench.pictures.find(name) { answers.add($0) }
    bench.reply(.failure(.away))
    // One that does not answer at all holds nobody up for long.
    bench.pictures.find(name) { answers.add($0) }
    bench.pass(0.9)
    bench.pictures.find(name) { answers.add($0) }
    #expect(answers.numbers == [1])
    bench.pass(0.1)
    #expect(answers.numbers == [1, 1, 1])
    bench.pictures.find(name) { answers.add($0) }
    #expect(answers.areCurrent == [false, false, false, false])
    bench.reply(.success(ServedWidget(number: 2)))
    #expect(answers.numbers.count == 4)
    #expect(bench.number(of: name, 3) == 2)
    bench.pictures.find(try Self.name("b")) { answers.add($0) }
    bench.reply(.failure(.busy))
    #expect(answers.numbers.last == .some(nil))
  }

  @Test func `a removed widget is forgotten`() throws {
    let (bench, answers, name) = (Bench(), Answers(), try Self.name("a"))
    #expect(bench.number(of: name, 1) == 1)
    bench.pass(3)
    bench.pictures.find(name) { answers.add($0) }
    bench.reply(.success(nil))
    #expect(answers.numbers == [nil] && bench.pictures.size == (0, 0))
    bench.pictures.find(name) { answers.add($0) }
    bench.reply(.failure(.away))
    #expect(answers.numbers == [nil, nil])
  }

  @Test func `what was asked for longest ago is forgotten first`() throws {
    // Without contents, a widget counts as 1024 bytes.
    let bench = Bench(limit: 8 * 1024)
    let names = try (0..<9).map { try Self.name("\($0)") }
    for index in 0..<8 { #expect(bench.number(of: names[index], Int64(index)) == Int64(index)) }
    #expect(bench.number(of: names[0], 99) == 0)
    #expect(bench.number(of: names[8], 8) == 8)
    #expect(bench.pictures.size == (7, 7 * 1024))
    #expect(bench.number(of: names[0], 99) == 0)
    #expect(bench.number(of: names[1], 99) == 99)
  }
}
