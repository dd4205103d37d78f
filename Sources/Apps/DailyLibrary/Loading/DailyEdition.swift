import Diagnostics
public import Foundation

/// Everything that one widget shows: its content, and the bytes of its images.
public struct DailyEdition: Sendable {
  /// Texts, links, and the shown units.
  public let content: DailyContent
  /// The shown mode; nil for the default content.
  public let mode: String?
  /// The bytes of the images that are available and can be drawn.
  public let pictures: [DailyImage: Data]
  /// When new data are expected.
  public let nextUpdate: Date?
  /// False if something failed that may succeed later.
  public let isComplete: Bool

  public init(
    content: DailyContent, mode: String? = nil, pictures: [DailyImage: Data] = [:], nextUpdate: Date? = nil,
    isComplete: Bool = true
  ) {
    (self.content, self.mode, self.pictures) = (content, mode, pictures)
    (self.nextUpdate, self.isComplete) = (nextUpdate, isComplete)
  }

  /// Seconds until the next attempt after a failure: half an hour.
  public static let retryInterval: TimeInterval = 1800
  /// The maximum interval between reloads in seconds: a week.
  public static let longestInterval: TimeInterval = 7 * 86_400

  /// When to reload: at the date in the data if it is in the future, otherwise at midnight; after a failure, at most
  /// half an hour later.
  ///
  /// - Parameter calendar: Defines midnight.
  public func nextReload(after date: Date, in calendar: Calendar) -> Date {
    let today = calendar.startOfDay(for: date)
    let midnight = calendar.date(byAdding: .day, value: 1, to: today).map(calendar.startOfDay)
    let planned = nextUpdate.flatMap { $0 > date ? $0 : nil } ?? midnight ?? date.addingTimeInterval(86_400)
    return min(planned, date.addingTimeInterval(isComplete ? Self.longestInterval : Self.retryInterval))
  }
}

/// The settings of a widget.
public struct DailyChoice: Hashable, Sendable {
  /// The identifier or name of a mode; nil for the default content.
  public var mode: String?
  /// The titles of the units to show, or their numbers from 1; empty for the first ones.
  public var picks: [String]
  /// The maximum number of units.
  public var unitLimit: Int
  public var showsLogo: Bool

  public init(mode: String? = nil, picks: [String] = [], unitLimit: Int, showsLogo: Bool = true) {
    (self.mode, self.picks, self.unitLimit, self.showsLogo) = (mode, picks, unitLimit, showsLogo)
  }
}

extension DailyStore {
  /// The current edition for a widget: the data, and all images that it needs. Nil if there are no data at all;
  /// `daily.data-missing` then reports why, unless no source was ever set.
  ///
  /// - Parameters:
  ///   - text: The source as written (default: the current one).
  ///   - now: The current date.
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
  /// The content for the settings of a widget. Reports a missing mode or unit: `daily.choice-missing`.
  func content(for choice: DailyChoice) -> (content: DailyContent, mode: String?) {
    let mode = choice.mode.flatMap { id in
      reading.data.mode(id) ?? missing("mode", id, "the default content is shown")
    }
    var content = mode?.content ?? reading.data.content
    if !choice.picks.isEmpty {
      let units = choice.picks.compactMap { title in
        content.unit(title) ?? missing("unit", title, "left out")
      }
      // If the chosen units no longer exist, today's are shown.
      if !units.isEmpty { content.units = units }
    }
    content.units = Array(content.units.prefix(max(choice.unitLimit, 0)))
    if !choice.showsLogo { content.logo = nil }
    return (content, mode?.id)
  }

  private func missing<Value>(_ what: String, _ name: String, _ instead: String) -> Value? {
    let message = "no \(what) `\(name.prefix(60))` in the data; \(instead)"
    DiagnosticLog.current.report(Diagnostic(id: "daily.choice-missing", message: message, subject: source.name))
    return nil
  }
}

extension DailyContent {
  /// The unit with a title, or else with a number, from 1.
  func unit(_ name: String) -> DailyUnit? {
    if let unit = units.first(where: { $0.title == name }) { return unit }
    guard let number = Int(name), units.indices.contains(number &- 1) else { return nil }
    return units[number - 1]
  }

  /// All images, including duplicates.
  public var pictures: [DailyImage] { [background, logo, icon].compactMap(\.self) + units.compactMap(\.picture) }
}
