import SwiftUI

/// 21 November 2026, 5:12 GMT: almost three hours before the current date of samples.
private let sunrise = Date(timeIntervalSince1970: 1_795_237_920)
/// Seven and a half hours later.
private let sunset = sunrise.addingTimeInterval(27_000)

struct DateSamples: SampleGroup {
  let title = "Dates, times and formats"
  let summary = "Dates and numbers as text, in the picture's locale and time zone. It is eight o'clock."

  var samples: [Sample] {
    Sample("Text(date, style: .date)") { Text(sunrise, style: .date) }

    Sample("Text(date, style: .time)") { Text(sunrise, style: .time) }

    Sample("Text(date, style: .relative)") { Text(sunrise, style: .relative) }

    Sample("Text(date, style: .offset)") { Text(sunrise, style: .offset) }

    Sample("Text(date, style: .timer)") { Text(sunrise, style: .timer) }

    Sample("TimelineView", note: "The last date of the schedule.") {
      TimelineView(.everyMinute) { context in
        Text(context.date, style: .time).font(.title2)
      }
    }

    Sample("Text(timerInterval:)", note: "Counts down to the end.") {
      Text(timerInterval: sunrise...sunset)
    }

    Sample("Text(timerInterval:countsDown:)", note: "Counts up from the start.") {
      Text(
        timerInterval: sunrise...sunset,
        countsDown: false)
    }

    Sample("Text(dates)", note: "A closed range of dates.") {
      Text(sunrise...sunset)
    }

    Sample("Text(interval)") {
      Text(
        DateInterval(
          start: sunrise, duration: 27_000))
    }

    Sample("Text(_:format:), a date") {
      Text(
        sunrise,
        format: .dateTime.weekday().hour())
    }

    Sample("Text(_:format:), a number") {
      Text(12_345.6, format: .number)
    }

    Sample("Text(_:format: .percent)") {
      Text(0.73, format: .percent)
    }

    Sample("Text(_:format: .currency(code:))") {
      Text(
        9.5, format: .currency(code: "EUR"))
    }

    Sample("Text(_:format: .list(type:))") {
      Text(
        ["Io", "Europa", "Ganymede"],
        format: .list(type: .and))
    }

    Sample("Text(_:formatter:)") {
      let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        return formatter
      }()
      Text(
        NSNumber(value: 3.1),
        formatter: formatter)
    }

    Sample(".formatted() in a string") {
      Text("\(1_234.formatted()) pages")
    }

    Sample("specifier: in a string") {
      Text("\(0.5, specifier: "%.2f") AU")
    }

    Sample("style: in a string") {
      Text("Up at \(sunrise, style: .time)")
    }

    Sample("Text(.currentDate, format:)", note: "The current date of the picture.") {
      Text(
        .currentDate,
        format: .dateTime.hour().minute())
    }

    Sample(".environment(\\.locale, …)") {
      VStack {
        Text(sunrise, style: .date)
        Text(sunrise, style: .date)
          .environment(
            \.locale, Locale(identifier: "fr"))
      }
      .font(.footnote)
    }

    Sample(".environment(\\.timeZone, …)") {
      Text(sunrise, style: .time)
        .environment(
          \.timeZone,
          TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
    }
  }
}
