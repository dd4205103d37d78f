import DeviceServing
import Foundation
import Refreshing
import RequestReading
import Testing

@testable import PictureServing

/// Devices that follow what they are told, for a day on a clock of its own.
struct DeviceDayTests {
  /// ALMANAC_DEVICES has another number.
  private static let count = ProcessInfo.processInfo.environment["ALMANAC_DEVICES"].flatMap { Int($0) } ?? 300
  private static let day = 86_400.0

  @Test func `no device ever shows a wrong picture, or one more than two seconds late`() throws {
    let (bench, step) = (try OutputBench(), 1000)
    try bench.put((0..<90).map { "\($0)" }, every: step)
    let (output, start) = (bench.published, OutputBench.start)
    var settings = DeviceSettings()
    settings.screens = ["home"]
    let schedule = DeviceSchedule(settings)
    var generator = Pattern(state: 1)
    // When each device asks next, and the number of the picture that it shows.
    var devices = (0..<Self.count).map { _ in
      (next: start + Double.random(in: 0..<900, using: &generator), shown: Int?.none)
    }
    var questions = 0
    for index in devices.indices {
      while devices[index].next < start + Self.day {
        let now = devices[index].next
        let elapsed = now.timeIntervalSince(start)
        if let shown = devices[index].shown {
          // It has shown this since it asked.
          #expect(elapsed <= Double((shown + 1) * step) + 2)
        }
        let picture = try #require(output.moment(at: "tide/systemSmall", as: .picture("png"), now: now))
        let number = try #require(OutputBench.text(picture).flatMap { Int($0) })
        #expect(number == Int(elapsed) / step)
        let moment = try #require(schedule.moment(showing: nil, at: now))
        devices[index] = (now + Double(schedule.interval(of: moment, change: picture.end, at: now)), number)
        questions += 1
      }
    }
    // Not more often than every fifteen minutes, and at each change.
    #expect(questions < Self.count * (96 + 90))
  }
}

/// Random numbers that are the same in each run.
private struct Pattern: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
