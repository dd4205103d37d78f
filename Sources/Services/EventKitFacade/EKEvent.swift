public import CoreLocationFacade
import FoundationAdditions
public import UIKitValues

/// What a calendar holds. Apple's page: EventKit/EKObject.
open class EKObject: NSObject, @unchecked Sendable {}

/// A calendar; nothing makes one here but the sources themselves. Apple's page: EventKit/EKCalendar.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// Its own name.
  public let calendarIdentifier = UUID().uuidString
  /// Its name for people.
  open var title = ""
  /// Its colour: the system's blue unless it is given one.
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  /// Where it comes from.
  open var source: EKSource?
  /// Whether it can be written.
  open var allowsContentModifications: Bool { false }
  /// The kind of calendar.
  open var type: EKCalendarType { .local }

  /// A calendar.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

/// The kind of a calendar. Apple's page: EventKit/EKCalendarType.
public enum EKCalendarType: Int, Sendable {
  /// On this device.
  case local
  /// By CalDAV.
  case calDAV
  /// By Exchange.
  case exchange
  /// From an address.
  case subscription
  /// Of birthdays.
  case birthday
}

/// Where calendars come from. Apple's page: EventKit/EKSource.
open class EKSource: EKObject, @unchecked Sendable {
  /// Its own name.
  public let sourceIdentifier = UUID().uuidString
  /// Its name for people.
  open var title: String { "" }
}

/// An event or a reminder. Apple's page: EventKit/EKCalendarItem.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// Its own name.
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar that it stands in.
  open var calendar: EKCalendar!
  /// What it is called.
  open var title: String! = ""
  /// Where.
  open var location: String?
  /// Some words to it.
  open var notes: String?
  /// An address to it.
  open var url: URL?
  /// Its time zone.
  open var timeZone: TimeZone?
  /// False: repetitions are not kept.
  open var hasRecurrenceRules: Bool { false }
  /// False: there is nobody to warn.
  open var hasAlarms: Bool { false }
  /// Whether there are words to it.
  open var hasNotes: Bool { notes != nil }
}

/// An event. Apple's page: EventKit/EKEvent.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Its own name; nil until it is kept, which it is not here.
  open var eventIdentifier: String! { nil }
  /// From when.
  open var startDate: Date!
  /// To when.
  open var endDate: Date!
  /// Whether it lasts whole days.
  open var isAllDay = false
  /// False: it stands alone.
  open var isDetached: Bool { false }
  /// What is known of it.
  open var status: EKEventStatus { .none }
  /// Where, on the map.
  open var structuredLocation: EKStructuredLocation?
  /// When it first was.
  open var occurrenceDate: Date! { startDate }

  /// An event.
  public convenience init(eventStore: EKEventStore) { self.init() }

  /// Which of two begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let start = startDate, let second = other.startDate else { return .orderedSame }
    return start.compare(second)
  }
}

/// What is known of an event. Apple's page: EventKit/EKEventStatus.
public enum EKEventStatus: Int, Sendable {
  /// Nothing.
  case none
  /// It takes place.
  case confirmed
  /// It may take place.
  case tentative
  /// It does not.
  case canceled
}

/// A reminder. Apple's page: EventKit/EKReminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Until when.
  open var dueDateComponents: DateComponents?
  /// From when.
  open var startDateComponents: DateComponents?
  /// Whether it is done.
  open var isCompleted = false
  /// When it was done.
  open var completionDate: Date?
  /// How much it matters: 1 most, 9 least, 0 not told.
  open var priority = 0

  /// A reminder.
  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// A place on the map. Apple's page: EventKit/EKStructuredLocation.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  /// Its name.
  open var title: String?
  /// Where.
  open var geoLocation: CLLocation?
  /// A place.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
