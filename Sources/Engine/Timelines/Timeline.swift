public import Foundation

/// Dated entries and when to ask for more. Apple's page: WidgetKit/Timeline.
public struct Timeline<Entry: TimelineEntry> {
  /// The entries, in any order.
  public let entries: [Entry]
  /// When to ask for more.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where Entry: Sendable {}

/// When a new timeline is asked for, at the earliest. Apple's page: WidgetKit/TimelineReloadPolicy.
public struct TimelineReloadPolicy: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  package let kind: Kind

  /// Once the date of the last entry has passed.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Not before the app asks for it.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// Once `date` has passed.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}
