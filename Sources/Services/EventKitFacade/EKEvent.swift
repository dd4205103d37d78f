public import CoreLocationFacade
import FoundationAdditions
public import UIKitValues

open class EKObject: NSObject, @unchecked Sendable {}

/// Created only by the app's code. Apple's page: EventKit/EKCalendar.
open class EKCalendar: EKObject, @unchecked Sendable {
  public let calendarIdentifier = UUID().uuidString
  open var title = ""
  /// (default: the system's blue)
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  open var source: EKSource?
  open var allowsContentModifications: Bool { false }
  open var type: EKCalendarType { .local }

  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

open class EKSource: EKObject, @unchecked Sendable {
  public let sourceIdentifier = UUID().uuidString
  open var title: String { "" }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location, notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var hasRecurrenceRules: Bool { false }
  open var hasAlarms: Bool { false }
  open var hasNotes: Bool { notes != nil }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var eventIdentifier: String! { nil }
  open var startDate, endDate: Date!
  open var isAllDay = false
  open var isDetached: Bool { false }
  open var status: EKEventStatus { .none }
  open var structuredLocation: EKStructuredLocation?
  open var occurrenceDate: Date! { startDate }

  public convenience init(eventStore: EKEventStore) { self.init() }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let start = startDate, let second = other.startDate else { return .orderedSame }
    return start.compare(second)
  }
}

public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var dueDateComponents, startDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  /// 1 is the highest, 9 the lowest, 0 undefined.
  open var priority = 0

  public convenience init(eventStore: EKEventStore) { self.init() }
}

open class EKStructuredLocation: EKObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
