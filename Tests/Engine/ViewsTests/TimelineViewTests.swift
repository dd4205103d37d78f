import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import SquareFonts
import Testing

@testable import Views

/// 21:23:30 in GMT.
private let now = Date(timeIntervalSince1970: 1_559_597_010)

struct TimelineViewTests {
  /// The date that the schedule shows and the date of its next change, in seconds from now.
  private func dates(_ schedule: some TimelineSchedule) -> (shown: TimeInterval, next: TimeInterval?) {
    var environment = EnvironmentValues()
    environment.currentDate = now
    let context = _LoweringContext(environment: environment, pass: LoweringPass(shaper: SquareFont()))
    var shown: TimeInterval = .nan
    _ = TimelineView(schedule) { moment -> EmptyView in
      shown = moment.date.timeIntervalSince(now)
      return EmptyView()
    }._lower(in: context)
    return (shown, context.pass[NextTextChangeKey.self]?.timeIntervalSince(now))
  }

  @Test func `every minute begins at a full minute`() {
    #expect(dates(.everyMinute) == (-30, 30))
  }

  @Test func `a period continues in both directions`() {
    #expect(dates(.periodic(from: now.addingTimeInterval(-25), by: 10)) == (-5, 5))
    #expect(dates(.periodic(from: now.addingTimeInterval(25), by: 10)) == (-5, 5))
    #expect(dates(.periodic(from: now, by: 10)) == (0, 10))
  }

  @Test(arguments: [TimeInterval.nan, 0, -1, .infinity])
  func `an invalid period is one date`(_ interval: TimeInterval) {
    #expect(dates(.periodic(from: now.addingTimeInterval(-1), by: interval)) == (-1, nil))
  }

  @Test func `explicit dates show the last date that is not in the future`() {
    #expect(dates(.explicit([-20, -10, 15, 40].map { now.addingTimeInterval($0) })) == (-10, 15))
    #expect(dates(.explicit([5].map { now.addingTimeInterval($0) })) == (0, 5))
    #expect(dates(.explicit([Date]())) == (0, nil))
  }

  @Test func `an animation has one date`() {
    #expect(dates(.animation) == (0, nil))
    #expect(dates(.animation(minimumInterval: 0.1, paused: false)) == (0, nil))
  }

  @Test func `a schedule that never reaches now ends and is reported`() {
    let log = DiagnosticLog()
    log.collecting {
      #expect(dates(.explicit(sequence(first: now) { $0.addingTimeInterval(-1) })).next == nil)
    }
    #expect(log.diagnostics.map(\.id) == ["timeline.schedule-too-long"])
  }

  @Test func `the content is an ordinary view`() {
    let view = TimelineView(.everyMinute) { context in
      Text(context.date, style: .time)
      if context.cadence == .live { Text(verbatim: "live") }
    }
    #expect(texts(VStack { view }) { $0.currentDate = now }.count == 2)
  }
}
