public import Foundation

/// Dated entries, and when to reload them. Apple's page: WidgetKit/Timeline.
public struct Timeline<Entry: TimelineEntry> {
  /// The entries, in any order.
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy

  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where Entry: Sendable {}

/// The earliest time to request a new timeline. Apple's page: WidgetKit/TimelineReloadPolicy.
public struct TimelineReloadPolicy: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  package let kind: Kind

  /// After the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the app requests it.
  public static let never = TimelineReloadPolicy(kind: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}
