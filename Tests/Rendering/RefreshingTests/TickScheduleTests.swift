import Foundation
import Refreshing
import Testing

struct TickScheduleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)

  @Test func `frames are in the text's own phase, a second apart`() {
    var pulse = TickSchedule(next: start)
    for second in 0..<5 {
      let planned = start + Double(second)
      #expect(pulse.next == planned)
      #expect(pulse.moment(at: planned - 0.001) == nil && pulse.moment(at: planned + 0.9) == planned)
      pulse.advance(from: planned, change: planned + 1)
    }
  }

  @Test func `missed frames are skipped, and the phase is kept`() {
    var pulse = TickSchedule(next: start)
    #expect(pulse.moment(at: start + 7.5) == start + 7)
    pulse.advance(from: start + 7, change: start + 8)
    #expect(pulse.next == start + 8)
    pulse.skip(at: start + 3600.9)
    #expect(pulse.next == start + 3601)
  }

  @Test func `more frequent changes are drawn once per second`() {
    var pulse = TickSchedule(next: start)
    pulse.advance(from: start, change: start + 0.1)
    #expect(pulse.next == start + 1)
    // Noise of dates does not delay a frame.
    pulse.advance(from: start, change: start + 0.9999)
    #expect(pulse.next == start + 0.9999)
    pulse.advance(from: start, change: start + 90)
    #expect(pulse.next == start + 90)
  }

  @Test func `text that stops changing ends the schedule`() {
    var pulse = TickSchedule(next: start)
    pulse.advance(from: start, change: nil)
    #expect(pulse.next == nil && pulse.moment(at: .distantFuture) == nil)
    pulse.skip(at: .distantFuture)
    #expect(pulse.next == nil)
  }
}
