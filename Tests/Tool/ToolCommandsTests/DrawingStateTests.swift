import Foundation
import Testing

@testable import ToolCommands

/// What the events of a journal add up to.
struct DrawingStateTests {
  private let crash = DrawingCrash(cause: "index out of range")

  @Test func `a crash in a change leaves the outcome of the picture`() {
    var events: [DrawingJournal<Int>.Event] = [.began(0, .picture), .drew(0, 7)]
    var state = DrawingState(events)
    #expect(state.outcomes == [0: 7] && state.unfinished.isEmpty && state.openChanges == [0])
    events += [.began(0, .changes), .stopped(0, .changes, crash)]
    state = DrawingState(events)
    #expect(state.outcomes == [0: 7] && state.unfinished.isEmpty && state.openChanges.isEmpty)
    #expect(state.stops[0]?[.changes]?.cause == crash.cause)
  }

  @Test func `changes that a crash of another picture interrupted are open`() {
    var events: [DrawingJournal<Int>.Event] = [.began(0, .picture), .drew(0, 7), .began(1, .picture), .interrupted]
    var state = DrawingState(events)
    #expect(state.outcomes == [0: 7] && state.unfinished.isEmpty && state.openChanges == [0] && state.isCautious)
    events += [.began(0, .changes), .ended(0, 8)]
    state = DrawingState(events)
    #expect(state.outcomes == [0: 8] && state.openChanges.isEmpty)
  }
}
