import Foundation
import SwiftUI

/// The age of an article: `12 min`, `3 hr`, `Nov 20`.
enum ArticleAge: Hashable {
  /// 1 to 59.
  case minutes(Int)
  /// 1 to 23.
  case hours(Int)
  /// Older, or in the future.
  case date

  /// Counts minutes of the clock, so that all ages in a list change at the same time.
  init(of published: Date, at now: Date) {
    let minutes = Self.minute(now) - Self.minute(published)
    switch minutes {
    case 0..<60: self = .minutes(Int(max(minutes, 1)))
    case 60..<(24 * 60): self = .hours(Int(minutes / 60))
    default: self = .date
    }
  }

  private static func minute(_ date: Date) -> Double { (date.timeIntervalSinceReferenceDate / 60).rounded(.down) }
}

extension ArticleAge {
  /// The age; for older articles the day, with the year if it is another; for articles later today the time.
  func text(of published: Date, at now: Date, _ calendar: Calendar) -> Text {
    switch self {
    case .minutes(let count):
      return Text(Duration.seconds(count * 60), format: .units(allowed: [.minutes], width: .abbreviated))
    case .hours(let count):
      return Text(Duration.seconds(count * 3600), format: .units(allowed: [.hours], width: .abbreviated))
    case .date:
      if calendar.isDate(published, inSameDayAs: now) { return Text(published, format: .dateTime.hour().minute()) }
      let day = Date.FormatStyle.dateTime.day().month(.abbreviated)
      let isOfThisYear = calendar.isDate(published, equalTo: now, toGranularity: .year)
      return Text(published, format: isOfThisYear ? day : day.year())
    }
  }
}
