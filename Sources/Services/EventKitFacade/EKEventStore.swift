import FoundationAdditions

private let personal = UnavailableService("EventKit", answer: "there are no calendars and no reminders")

/// What is asked for. Apple's page: EventKit/EKEntityType.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event
  /// Reminders.
  case reminder
}

/// Whether the calendars may be read. Apple's page: EventKit/EKAuthorizationStatus.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// Nobody may.
  case restricted
  /// The person said no.
  case denied
  /// The person said yes.
  case fullAccess
  /// The person lets write.
  case writeOnly
  /// The person said yes; the older name.
  public static var authorized: Self { .fullAccess }
}

/// What an event counts for. Apple's page: EventKit/EKSpan.
public enum EKSpan: Int, Sendable {
  /// Itself.
  case thisEvent
  /// Itself and those after it.
  case futureEvents
}

/// The person's calendars. There are none here: they may not be read, and the diagnostic `service.unavailable` says so.
/// Apple's page: EventKit/EKEventStore.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// No calendars yet.
  public override init() {}

  /// The person said no.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    personal.report()
    return .denied
  }

  /// Answers that the person said no.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { personal.report { completion(false, nil) } }
  /// False.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { denied() }
  /// Answers that the person said no.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    personal.report { completion(false, nil) }
  }
  /// False.
  open func requestFullAccessToEvents() async throws -> Bool { denied() }
  /// False.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { denied() }
  /// Answers that the person said no.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    personal.report { completion(false, nil) }
  }
  /// False.
  open func requestFullAccessToReminders() async throws -> Bool { denied() }

  private func denied() -> Bool {
    personal.report()
    return false
  }

  /// None.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    personal.report()
    return []
  }
  /// Nil.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Nil.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// None.
  open var sources: [EKSource] { [] }

  /// A question for the events of some days; there are none, so it is not looked at.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// A question for reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
  /// A question for reminders that are not done.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  /// None.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    personal.report()
    return []
  }
  /// Calls nothing.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { personal.report() }
  /// Answers that there are none.
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    personal.report { completion([]) }
    return 0
  }
  /// Nil.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  /// Throws that there is no calendar.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    personal.report()
    throw EKError(.noCalendar)
  }
  /// Throws that there is no calendar.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    personal.report()
    throw EKError(.noCalendar)
  }
}

/// What went wrong. Apple's page: EventKit/EKError.
public struct EKError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: EventKit/EKError/Code.
  public enum Code: Int, Sendable {
    /// The event cannot be changed.
    case eventNotMutable
    /// There is no calendar.
    case noCalendar
    /// There is no start.
    case noStartDate
    /// There is no end.
    case noEndDate
    /// The end is before the start.
    case datesInverted

    /// Whether an error is a ``EKError`` with this code: `catch EKError.eventNotMutable`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? EKError)?.code == match }
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The event cannot be changed.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// There is no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// There is no start.
  public static var noStartDate: Code { .noStartDate }
  /// There is no end.
  public static var noEndDate: Code { .noEndDate }
  /// The end is before the start.
  public static var datesInverted: Code { .datesInverted }
}

extension Notification.Name {
  /// The calendars changed; never posted. Apple's page: Foundation/NSNotification/Name-swift.struct/EKEventStoreChanged.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
