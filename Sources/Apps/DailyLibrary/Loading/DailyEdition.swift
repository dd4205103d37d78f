import Diagnostics
public import Foundation

/// What one widget shows, whole: its content, and the bytes of its pictures.
public struct DailyEdition: Sendable {
  /// Texts, links, and the units that are shown.
  public let content: DailyContent
  /// The mode that is shown; nil for none.
  public let mode: String?
  /// The bytes of the pictures that could be had and can be drawn.
  public let pictures: [DailyImage: Data]
  /// When there will be something new; nil where the data do not say.
  public let nextUpdate: Date?
  /// True if nothing failed that may go better another time.
  public let isComplete: Bool

  /// Creates an edition.
  public init(
    content: DailyContent, mode: String? = nil, pictures: [DailyImage: Data] = [:], nextUpdate: Date? = nil,
    isComplete: Bool = true
  ) {
    (self.content, self.mode, self.pictures) = (content, mode, pictures)
    (self.nextUpdate, self.isComplete) = (nextUpdate, isComplete)
  }

  /// How long after a failure is looked again, in seconds: half an hour.
  public static let retryInterval: TimeInterval = 1800
  /// The longest time until the next look, in seconds, whatever the data say: a week.
  public static let longestInterval: TimeInterval = 7 * 86_400

  /// When to look again: at the data's own date if it is to come, else at midnight; half an hour later at the latest
  /// where something failed.
  ///
  /// - Parameter calendar: Whose midnight counts.
  public func nextLook(after date: Date, in calendar: Calendar) -> Date {
    let today = calendar.startOfDay(for: date)
    let midnight = calendar.date(byAdding: .day, value: 1, to: today).map(calendar.startOfDay)
    let planned = nextUpdate.flatMap { $0 > date ? $0 : nil } ?? midnight ?? date.addingTimeInterval(86_400)
    return min(planned, date.addingTimeInterval(isComplete ? Self.longestInterval : Self.retryInterval))
  }
}

/// What a widget wants of the data.
public struct DailyChoice: Hashable, Sendable {
  /// The identifier, or the name, of a mode; nil for none.
  public var mode: String?
  /// The titles of the units to show, or their numbers from 1 on, in order; empty for the first ones.
  public var picks: [String]
  /// The most units that there is room for.
  public var unitLimit: Int
  /// Whether the logo is shown.
  public var showsLogo: Bool

  /// Creates a choice.
  public init(mode: String? = nil, picks: [String] = [], unitLimit: Int, showsLogo: Bool = true) {
    (self.mode, self.picks, self.unitLimit, self.showsLogo) = (mode, picks, unitLimit, showsLogo)
  }
}

extension DailyStore {
  /// What a widget shows now: the data and all pictures that it needs, got before this returns. Nil where there are no data
  /// at all, and then `daily.data-missing` says why, unless no source was ever set.
  ///
  /// - Parameters:
  ///   - text: The source as it is written; nil for the one that was set.
  ///   - now: What counts as now.
  public func edition(of text: String? = nil, showing choice: DailyChoice, now: Date) async -> DailyEdition? {
    let load: DailyLoad
    do throws(DailyError) {
      load = try await self.load(text, now: now)
    } catch {
      if error != .noSource {
        DiagnosticLog.current.report(
          Diagnostic(id: "daily.data-missing", message: "\(error); the sample is shown"))
      }
      return nil
    }
    let (content, mode) = load.content(for: choice)
    let pictures = await DailyImages(source: load.source).contents(of: content.pictures)
    return DailyEdition(
      content: content, mode: mode, pictures: pictures.contents, nextUpdate: load.reading.data.nextUpdate,
      isComplete: load.failure == nil && !pictures.mayImprove)
  }
}

extension DailyLoad {
  /// What is shown of the data. What is chosen and not there is reported: `daily.choice-missing`.
  func content(for choice: DailyChoice) -> (content: DailyContent, mode: String?) {
    let mode = choice.mode.flatMap { id in
      reading.data.mode(id) ?? missing("mode", id, "the data's own content is shown")
    }
    var content = mode?.content ?? reading.data.content
    if !choice.picks.isEmpty {
      let units = choice.picks.compactMap { title in
        content.unit(title) ?? missing("unit", title, "left out")
      }
      // Yesterday's choice may be gone: then what there is today is shown.
      if !units.isEmpty { content.units = units }
    }
    content.units = Array(content.units.prefix(max(choice.unitLimit, 0)))
    if !choice.showsLogo { content.logo = nil }
    return (content, mode?.id)
  }

  private func missing<Value>(_ what: String, _ name: String, _ instead: String) -> Value? {
    let message = "there is no \(what) `\(name.prefix(60))` in the data; \(instead)"
    DiagnosticLog.current.report(Diagnostic(id: "daily.choice-missing", message: message, subject: source.name))
    return nil
  }
}

extension DailyContent {
  /// The unit with a title, or with a number from 1 on where none has that title.
  func unit(_ name: String) -> DailyUnit? {
    if let unit = units.first(where: { $0.title == name }) { return unit }
    guard let number = Int(name), units.indices.contains(number &- 1) else { return nil }
    return units[number - 1]
  }

  /// Every picture that it names, however often.
  public var pictures: [DailyImage] { [background, logo, icon].compactMap(\.self) + units.compactMap(\.picture) }
}
