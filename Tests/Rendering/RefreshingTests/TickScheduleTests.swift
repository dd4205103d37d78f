import Foundation
import Refreshing
import Testing

struct TickScheduleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)

  @Test func `frames are in the text's own phase, a second apart`() {
    var ticks = TickSchedule(next: start)
    for second in 0..<5 {
      let planned = start + Double(second)
      #expect(ticks.next == planned)
      #expect(ticks.moment(at: planned - 0.001) == nil && ticks.moment(at: planned + 0.9) == planned)
      ticks.advance(from: planned, change: planned + 1)
    }
  }

  @Test func `missed frames are skipped, and the phase is kept`() {
    var ticks = TickSchedule(next: start)
    #expect(ticks.moment(at: start + 7.5) == start + 7)
    ticks.advance(from: start + 7, change: start + 8)
    #expect(ticks.next == start + 8)
    ticks.skip(at: start + 3600.9)
    #expect(ticks.next == start + 3601)
  }

  @Test func `more frequent changes are drawn once per second`() {
    var ticks = TickSchedule(next: start)
    ticks.advance(from: start, change: start + 0.1)
    #expect(ticks.next == start + 1)
    // Noise of dates does not delay a frame.
    ticks.advance(from: start, change: start + 0.9999)
    #expect(ticks.next == start + 0.9999)
    ticks.advance(from: start, change: start + 90)
    #expect(ticks.next == start + 90)
  }

  @Test func `text that stops changing ends the schedule`() {
    var ticks = TickSchedule(next: start)
    ticks.advance(from: start, change: nil)
    #expect(ticks.next == nil && ticks.moment(at: .distantFuture) == nil)
    ticks.skip(at: .distantFuture)
    #expect(ticks.next == nil)
  }
}
