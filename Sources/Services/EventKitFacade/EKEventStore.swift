public import FoundationAdditions

private let personal = UnavailableService("EventKit", answer: "there are no calendars and no reminders")

public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: Self { .fullAccess }
}

public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

/// There are no calendars: access is denied, and requests report `service.unavailable`. Apple's page:
/// EventKit/EKEventStore.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {}

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    personal.answer(.denied)
  }

  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { personal.report { completion(false, nil) } }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { denied() }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    personal.report { completion(false, nil) }
  }
  open func requestFullAccessToEvents() async throws -> Bool { denied() }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { denied() }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    personal.report { completion(false, nil) }
  }
  open func requestFullAccessToReminders() async throws -> Bool { denied() }

  private func denied() -> Bool { personal.answer(false) }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { personal.answer([]) }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open var sources: [EKSource] { [] }

  /// Ignored: there are no events.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  open func events(matching predicate: NSPredicate) -> [EKEvent] { personal.answer([]) }
  /// Never calls the closure.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { personal.report() }
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    personal.report { completion([]) }
    return 0
  }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw personal.answer(EKError(.noCalendar))
  }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw personal.answer(EKError(.noCalendar))
  }
}

public struct EKError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "EKErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted

    /// Matches errors by code: `catch EKError.eventNotMutable`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? EKError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let eventNotMutable = Code.eventNotMutable
  public static let noCalendar = Code.noCalendar
  public static let noStartDate = Code.noStartDate
  public static let noEndDate = Code.noEndDate
  public static let datesInverted = Code.datesInverted
}

extension Notification.Name {
  /// Never posted. Apple's page: Foundation/NSNotification/Name-swift.struct/EKEventStoreChanged.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
