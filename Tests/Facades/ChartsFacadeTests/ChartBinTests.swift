import Foundation
import Testing

@testable import ChartsFacade

struct ChartBinTests {
  @Test func `bins of numbers begin and end at round values`() {
    let bins = NumberBins(range: 0...95.0, desiredCount: 10)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] && bins.count == 10)
    #expect(bins.index(for: 95) == 9 && bins.index(for: 20) == 2 && bins.index(for: -3) == 0)
    #expect(bins[2].lowerBound == 20 && bins[2].upperBound == 30)
    #expect(NumberBins(range: 0...100.0, desiredCount: 10).thresholds.last == 110)
    #expect(NumberBins(data: [1, 2, 2, 3], desiredCount: 3).thresholds == [1, 2, 3, 4])
    #expect(NumberBins(range: 0...1.0, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(size: 4, range: 0...10).thresholds == [0, 4, 8, 12])
    #expect(NumberBins(data: [Double]()).count >= 1)
  }

  @Test func `bins of dates begin at whole units`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let start = Date(timeIntervalSince1970: 1_795_248_000)
    let days = DateBins(unit: .day, range: start...start + 2 * 86_400, calendar: calendar)
    #expect(days.count == 3 && days[0].lowerBound == start - 8 * 3600)
    #expect(days.index(for: start + 86_400) == 1)
    let hours = DateBins(timeInterval: 3600, range: start...start + 7200)
    #expect(hours.thresholds == [start, start + 3600, start + 7200])
    #expect(DateBins(range: start...start + 86_400, desiredCount: 8, calendar: calendar).count >= 8)
  }
}
