import Foundation
import SharedFolders
import Testing
import Timelines

@testable import Scheduling

/// The widget that a stack shows; times are seconds from a date that is a whole hour.
struct StackChoiceTests {
  private let start = Date(timeIntervalSinceReferenceDate: 3600 * 1000)

  private func member(_ spans: [(Double, Double?, Float)], hasPicture: Bool = true) -> StackSituation.Member {
    StackSituation.Member(
      spans: spans.map { from, to, score in
        RelevanceSpan(start: start + from, end: to.map { start + $0 }, score: score)
      }, hasPicture: hasPicture)
  }

  private func stack(_ members: StackSituation.Member..., turn: TimeInterval = 900) -> StackSituation {
    StackSituation(members: members, turn: turn)
  }

  /// The members shown from the start on, each with its first second.
  private func story(_ stack: StackSituation, until end: Double) -> [String] {
    var (story, moment) = ([String](), start)
    while moment < start + end {
      let choice = stack.choice(at: moment)
      story.append("\(Int(moment.timeIntervalSince(start))):\(choice.map { "\($0.member)" } ?? "-")")
      guard let next = stack.nextChange(after: moment) else { break }
      moment = next
    }
    return story
  }

  @Test func `the widget with the highest score is shown until its score ends`() {
    let stack = stack(member([(0, nil, 1)]), member([(100, 200, 10)]), member([(150, 180, 20)]))
    #expect(story(stack, until: 1e6) == ["0:0", "100:1", "150:2", "180:1", "200:0"])
    let choice = stack.choice(at: start + 160)
    #expect(choice?.reason == .highest && choice?.score == 20 && choice?.scoreEnd == start + 180)
    #expect(choice?.turnEnd == nil && choice?.tiedMembers == [2])
  }

  @Test func `widgets with equal scores take turns in the stack's order, at whole turns`() {
    let stack = stack(member([(0, 4000, 5)]), member([]), member([(0, nil, 5)]), turn: 600)
    // The hour is the 6000th turn: the first of two.
    #expect(story(stack, until: 4800) == ["0:0", "600:2", "1200:0", "1800:2", "2400:0", "3000:2", "3600:0", "4000:2"])
    #expect(stack.choice(at: start + 700)?.reason == .tied && stack.choice(at: start + 700)?.tiedMembers == [0, 2])
    #expect(stack.choice(at: start + 700)?.turnEnd == start + 1200)
    #expect(stack.choice(at: start + 4100)?.reason == .highest)
  }

  @Test func `without a relevant widget all take turns`() {
    let stack = stack(member([(1000, 1100, 1)]), member([]), member([]))
    #expect(story(stack, until: 3000) == ["0:1", "900:2", "1000:0", "1100:2", "1800:0", "2700:1"])
    #expect(stack.choice(at: start)?.reason == .idle && stack.choice(at: start)?.score == nil)
  }

  @Test func `a widget without a picture is skipped`() {
    let stack = stack(member([(0, nil, 9)], hasPicture: false), member([]))
    #expect(stack.choice(at: start)?.member == 1 && stack.choice(at: start)?.reason == .only)
    #expect(stack.nextChange(after: start) == nil)
    let empty = self.stack(member([], hasPicture: false))
    #expect(empty.choice(at: start) == nil && empty.nextChange(after: start) == nil)
    #expect(self.stack().choice(at: start) == nil)
  }

  @Test func `a change to the same widget is not a change`() {
    // Another of its own spans, and another widget's lower one, change nothing.
    let stack = stack(member([(0, 100, 5), (100, 300, 7)]), member([(50, 250, 3)]))
    #expect(story(stack, until: 290) == ["0:0"])
    #expect(stack.nextChange(after: start) == start + 900, "then turns begin")
  }

  @Test(arguments: [0.0, -5, 0.2, .nan, .infinity]) func `a turn of zero length is a second`(turn: Double) {
    let stack = stack(member([]), member([]), turn: turn)
    #expect(stack.nextChange(after: start) == start + 1)
  }

  @Test func `turns continue before the fixed date, and extreme dates do not trap`() {
    let stack = stack(member([]), member([]), member([]))
    for date in [Date(timeIntervalSinceReferenceDate: -1e9), .distantPast, .distantFuture] {
      let choices = (0..<6).map { stack.choice(at: date + Double($0) * 900)?.member }
      #expect(Set(choices.prefix(3)) == [0, 1, 2] && choices.prefix(3) == choices.suffix(3))
      #expect(stack.nextChange(after: date).map { $0 > date } == true)
    }
  }

  @Test
  func `in random situations the best widget is shown, without changes in between, and equals take turns`() {
    var random = Seeded(state: 7)
    for _ in 0..<300 {
      let members = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        var (spans, at) = ([(Double, Double?, Float)](), 0.0)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          let length = Double(Int.random(in: 1...40, using: &random) * 50)
          spans.append((at, at + length, Float(Int.random(in: 1...3, using: &random))))
          at += length + Double(Int.random(in: 0...20, using: &random) * 50)
        }
        return member(spans, hasPicture: Int.random(in: 0..<5, using: &random) > 0)
      }
      let stack = StackSituation(members: members, turn: 300)
      var dates = [start]
      while let next = stack.nextChange(after: dates[dates.count - 1]), next < start + 9000 { dates.append(next) }
      for second in stride(from: 0.0, to: 9000, by: 25) {
        let moment = start + second
        let choice = stack.choice(at: moment)
        let last = dates.last { $0 <= moment } ?? start
        #expect(choice?.member == stack.choice(at: last)?.member)
        guard let choice else {
          #expect(!members.contains { $0.hasPicture })
          continue
        }
        let scores = members.filter(\.hasPicture).map { $0.spans.first { $0.contains(moment) }?.score ?? 0 }
        let own = members[choice.member].spans.first { $0.contains(moment) }?.score ?? 0
        #expect(members[choice.member].hasPicture && own == scores.max() ?? 0)
        #expect(
          choice.tiedMembers.contains(choice.member) && choice.tiedMembers.count == scores.filter { $0 == own }.count)
      }
      // The dates are those of changes.
      #expect(zip(dates, dates.dropFirst()).allSatisfy { stack.choice(at: $0)?.member != stack.choice(at: $1)?.member })
    }
  }

  @Test func `a timeline's entries give the spans in which its widget is relevant`() {
    func record(_ frames: [(Double, Double, TimelineEntryRelevance?)]) -> [RelevanceSpan] {
      TimelineRecord(
        place: OutputSlot(kind: "k", family: .systemSmall), recipe: "", format: "png", askedAt: start, policy: .never,
        lastEntry: start, drawnUntil: nil,
        frames: frames.map { .init(date: start + $0, entryDate: start + $1, name: "f", relevance: $2) }
      ).relevanceSpans
    }
    let ten = TimelineEntryRelevance(score: 10)
    #expect(record([(0, 0, ten)]) == [RelevanceSpan(start: start, end: nil, score: 10)])
    // A timer's frames belong to one entry; the next entry ends it.
    #expect(
      record([(0, 0, ten), (60, 0, ten), (120, 120, nil)])
        == [RelevanceSpan(start: start, end: start + 120, score: 10)])
    #expect(
      record([(0, 0, .init(score: 3, duration: 50)), (100, 100, .init(score: 0)), (200, 200, .init(score: -1))])
        == [RelevanceSpan(start: start, end: start + 50, score: 3)])
    #expect(record([(0, 0, .init(score: 3, duration: 500)), (100, 100, ten)]).map(\.end) == [start + 100, nil])
    #expect(record([(0, 0, .init(score: 3, duration: 1e300)), (100, 100, nil)]).map(\.end) == [start + 100])
    #expect(record([(0, 0, .init(score: 3, duration: 1e300))]).map(\.end) == [nil])
  }
}

/// Random numbers, the same in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
