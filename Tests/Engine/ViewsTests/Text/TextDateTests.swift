import Foundation
import Graphics
import LayoutEngine
import SquareFonts
import Testing

@testable import Views

/// 3 June 2019, 21:23 in GMT, 23:23 in Berlin.
private let now = Date(timeIntervalSince1970: 1_559_596_980)

/// The text at `now`.
private func shown(_ text: Text, _ locale: String = "en_US", zone: String = "Europe/Berlin") -> String {
  let strings = texts(text) {
    $0.locale = Locale(identifier: locale)
    $0.timeZone = TimeZone(identifier: zone) ?? .gmt
    $0.currentDate = now
  }
  // Foundation writes a narrow space before AM and PM, and thin ones in ranges.
  return strings.joined().replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
    .replacing("\u{A0}", with: " ")
}

private func after(_ seconds: TimeInterval) -> Date { now.addingTimeInterval(seconds) }

struct TextDateTests {
  @Test(
    arguments: [
      ("en_US", "June 3, 2019", "11:23 PM"), ("de_DE", "3. Juni 2019", "23:23"), ("ja_JP", "2019年6月3日", "23:23"),
      ("ar_EG", "٣ يونيو ٢٠١٩", "١١:٢٣ م"),
    ])
  func `date and time are formatted in the locale`(_ locale: String, _ date: String, _ time: String) {
    #expect(shown(Text(now, style: .date), locale).replacing("،", with: "") == date)
    #expect(shown(Text(now, style: .time), locale) == time)
  }

  @Test func `the time zone is from the environment`() {
    #expect(shown(Text(now, style: .time), zone: "GMT") == "9:23 PM")
    #expect(shown(Text(now, style: .date), zone: "Asia/Tokyo") == "June 4, 2019")
    #expect(shown(Text(now, format: .dateTime.hour().minute()), zone: "Asia/Tokyo") == "6:23 AM")
    #expect(shown(Text("\(now, format: .dateTime.weekday(.wide))"), "de_DE", zone: "Asia/Tokyo") == "Dienstag")
  }

  @Test(
    arguments: [
      (674, "11 min, 14 sec"), (-674, "11 min, 14 sec"), (8580, "2 hr, 23 min"), (0, "0 sec"), (59, "59 sec"),
      (60, "1 min"), (3600, "1 hr"), (3614, "1 hr"), (86_400 * 3 + 7200, "3 days, 2 hr"), (86_400 * 396, "1 yr, 1 mth"),
    ] as [(TimeInterval, String)])
  func `a relative date has two adjacent units, in either direction`(_ seconds: TimeInterval, _ text: String) {
    #expect(shown(Text(after(seconds), style: .relative)) == text)
  }

  @Test func `a relative date is formatted in the locale`() {
    #expect(shown(Text(after(674), style: .relative), "de_DE") == "11 Min., 14 Sek.")
    #expect(shown(Text(after(674), style: .relative), "ja_JP") == "11分 14秒")
    #expect(shown(Text(after(674), style: .relative), "ar_EG").hasPrefix("١١ د"))
  }

  @Test(
    arguments: [
      (-660, "+11 minutes"), (660, "-11 minutes"), (-8580, "+2 hours"), (86_400 * 92, "-3 months"), (0, "0 seconds"),
    ] as [(TimeInterval, String)])
  func `an offset is now relative to the date`(_ seconds: TimeInterval, _ text: String) {
    #expect(shown(Text(after(seconds), style: .offset)) == text)
  }

  @Test(
    arguments: [
      (152, "2:32"), (-152, "2:32"), (133_141, "36:59:01"), (900, "15:00"), (0, "0:00"), (3599.5, "1:00:00"),
      (-3599.5, "59:59"),
    ] as [(TimeInterval, String)])
  func `a timer counts down to its date and up from it`(_ seconds: TimeInterval, _ text: String) {
    #expect(shown(Text(after(seconds), style: .timer)) == text)
  }

  @Test(arguments: [(60.1, "1:00"), (60.5, "1:01"), (0.1, "0:00"), (61, "1:01")] as [(TimeInterval, String)])
  func `a timer from slightly after the picture's now does not add a second`(_ seconds: TimeInterval, _ text: String) {
    #expect(shown(Text(after(seconds), style: .timer)) == text)
  }

  @Test func `a range shows the common parts of its ends once`() {
    let morning = now.addingTimeInterval(-14 * 3600 + 420)
    #expect(shown(Text(morning...morning.addingTimeInterval(5.25 * 3600))) == "9:30 AM – 2:45 PM")
    #expect(shown(Text(DateInterval(start: morning, duration: 3600))) == "9:30 – 10:30 AM")
    #expect(shown(Text(morning...morning.addingTimeInterval(3600)), "de_DE") == "09:30–10:30 Uhr")
  }

  @Test(
    arguments: [
      Text(after(61), style: .timer), Text("in \(after(61), style: .timer)"),
      Text(timerInterval: after(-20)...after(10)),
      Text("a") + Text(after(61), style: .timer),
      Text(.currentDate, format: .timer(countingDownIn: after(-10)..<after(90))),
      Text(.currentDate, format: .timer(countingUpIn: after(-10)..<after(90))),
      Text(.currentDate, format: .stopwatch(startingAt: after(-75))),
      Text(.durationOffset(to: after(-65)), format: .time(pattern: .minuteSecond)),
      Text("in \(.currentDate, format: .timer(countingDownIn: after(-10)..<after(90)))"),
    ])
  func `a running timer takes the whole width of a widget`(_ text: Text) {
    func width(isInWidget: Bool) -> CGFloat {
      let view = placed(VStack { text }, width: 500) {
        $0.isInWidget = isInWidget
        $0.currentDate = now
      }
      return view.frame.width
    }
    #expect(width(isInWidget: true) == 500)
    #expect(width(isInWidget: false) < 200)
  }

  @Test(arguments: [Text.DateStyle.time, .date, .relative, .offset])
  func `other dates have the width of their text`(_ style: Text.DateStyle) {
    let view = placed(Text(after(61), style: style), width: 5_000) {
      $0.isInWidget = true
      $0.currentDate = now
    }
    #expect(view.frame.width < 1_000)
  }

  @Test(arguments: [
    Text(.currentDate, format: .offset(to: after(-222))), Text(.currentDate, format: .reference(to: after(300))),
    Text(.currentDate, format: .dateTime.hour().minute()),
  ])
  func `other formats of the time have the width of their text`(_ text: Text) {
    let view = placed(text, width: 5_000) {
      $0.isInWidget = true
      $0.currentDate = now
    }
    #expect(view.frame.width < 1_000)
  }

  @Test func `an interval's timer stops outside of it`() {
    let interval = after(-60)...after(5400)
    #expect(shown(Text(timerInterval: interval)) == "1:30:00")
    #expect(shown(Text(timerInterval: interval, showsHours: false)) == "90:00")
    #expect(shown(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(shown(Text(timerInterval: interval, pauseTime: after(-30), countsDown: false)) == "0:30")
    #expect(shown(Text(timerInterval: after(10)...after(20))) == "0:10")
    #expect(shown(Text(timerInterval: after(-20)...after(-10))) == "0:00")
    #expect(shown(Text(timerInterval: after(-20)...after(-10), countsDown: false)) == "0:10")
  }

  @Test func `a time data source is formatted`() {
    #expect(shown(Text(.currentDate, format: .offset(to: after(-222)))) == "3 minutes, 42 seconds")
    #expect(shown(Text(.currentDate, format: .offset(to: after(222), sign: .never))) == "3 minutes, 42 seconds")
    #expect(shown(Text(.currentDate, format: .timer(countingDownIn: after(-10)..<after(90)))) == "1:30")
    #expect(shown(Text(.currentDate, format: .stopwatch(startingAt: after(-75)))) == "1:15")
    #expect(shown(Text(.currentDate, format: .reference(to: after(300)))) == "in 5 minutes")
    #expect(shown(Text(.currentDate, format: .reference(to: after(86_400 * 60)))) == "Friday, August 2")
    #expect(shown(Text(.currentDate, format: .reference(to: after(86_400 * 600)))) == "January 2021")
    #expect(shown(Text(.currentDate, format: .dateTime.hour().minute())) == "11:23 PM")
    #expect(shown(Text(.durationOffset(to: after(-65)), format: .time(pattern: .minuteSecond))) == "1:05")
    #expect(shown(Text("in \(.currentDate, format: .offset(to: after(-60)))")) == "in 1 minute")
  }

  @Test func `a relative format counts from the picture's now`() {
    #expect(shown(Text(after(-7200), format: .relative(presentation: .named))) == "2 hours ago")
    #expect(shown(Text(after(7200), format: .relative(presentation: .numeric)), "de_DE") == "in 2 Stunden")
  }

  @Test func `a text that counts reports when it changes`() {
    func change(_ text: Text) -> TimeInterval? {
      var environment = EnvironmentValues()
      environment.currentDate = now
      let pass = LoweringPass(shaper: SquareFont())
      _ = text._lower(in: _LoweringContext(environment: environment, pass: pass))
      return pass[NextTextChangeKey.self].map { ($0.timeIntervalSince(now) * 10).rounded() / 10 }
    }
    #expect(change(Text("a")) == nil)
    #expect(change(Text(now, style: .date)) == nil)
    #expect(change(Text(after(152.5), style: .timer)) == 0.5)
    #expect(change(Text(after(-152.5), style: .timer)) == 0.5)
    #expect(change(Text(after(8600), style: .relative)) == 20)
    #expect(change(Text(after(-8600), style: .offset)) == 2200)
    #expect(change(Text("\(after(152.5), style: .timer) and \(after(8600), style: .relative)")) == 0.5)
    #expect(change(Text(timerInterval: after(-20)...after(-10))) == nil)
  }

  /// Seconds, because the description of a date that is not finite traps in Foundation.
  @Test(arguments: [-6.3e10, 6.3e10, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, 1e15])
  func `dates outside of the calendar do not trap`(_ seconds: TimeInterval) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
      #expect(!shown(Text(date, style: style)).isEmpty)
    }
    _ = shown(Text(.currentDate, format: .reference(to: date)))
    _ = shown(Text(.currentDate, format: .offset(to: date)))
    _ = shown(Text("\(date, format: .dateTime) \(date, format: .relative(presentation: .named))"))
    _ = shown(Text(.durationOffset(to: date), format: .units()))
    if date >= now { _ = shown(Text(timerInterval: now...date)) }
  }
}
