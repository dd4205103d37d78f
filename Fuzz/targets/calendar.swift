import Foundation

@testable import TimetableLibrary

/// A calendar file, the lessons that its rules give in a week, and a picture of the first ones.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: bytes, count: count)
  CPUTimeLimit.measuring {
    guard let file = try? CalendarFile.read(data, file: "calendar.ics") else { return }
    var lessons = CalendarLessons(of: file, calendar: "calendar", timeZone: .gmt)
    // A Monday of 2026.
    let week = DateInterval(start: Date(timeIntervalSince1970: 1_769_990_400), duration: 7 * 86_400)
    let found = lessons.lessons(in: week).sorted { $0.startTime < $1.startTime }
    TextPage.shared.draw(found.prefix(4).flatMap { [$0.title, $0.location, $0.teacher].compactMap(\.self) }, .init())
  }
  return 0
}
