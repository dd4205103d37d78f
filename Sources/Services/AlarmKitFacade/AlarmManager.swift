private let service = UnavailableService("AlarmKit", answer: "alarms are not scheduled")

/// Schedules no alarms: requests throw ``Unavailable`` and report `service.unavailable`. Apple's page:
/// AlarmKit/AlarmManager.
public final class AlarmManager: Sendable {
  public enum AuthorizationState: Int, Hashable, Sendable {
    case notDetermined, denied, authorized
  }

  public enum AlarmError: Error, Hashable, Sendable {
    case maximumLimitReached
  }

  /// The error of every request here.
  public struct Unavailable: LocalizedError, Hashable {
    public var errorDescription: String? { "There are no alarms." }
  }

  public static let shared = AlarmManager()

  private init() {}

  /// Always empty.
  public var alarms: [Alarm] { get throws { [] } }
  /// Ends immediately.
  public var alarmUpdates: some AsyncSequence<[Alarm], Never> { AsyncStream<[Alarm]> { $0.finish() } }

  /// Always denied.
  public var authorizationState: AuthorizationState { .denied }
  /// Ends immediately.
  public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
    AsyncStream<AuthorizationState> { $0.finish() }
  }

  public func requestAuthorization() async throws -> AuthorizationState { service.answer(.denied) }

  /// - Throws: ``Unavailable``, always, as the following.
  public func schedule<Metadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw service.answer(Unavailable()) }

  public func countdown(id: Alarm.ID) throws { throw service.answer(Unavailable()) }
  public func cancel(id: Alarm.ID) throws { throw service.answer(Unavailable()) }
  public func stop(id: Alarm.ID) throws { throw service.answer(Unavailable()) }
  public func pause(id: Alarm.ID) throws { throw service.answer(Unavailable()) }
  public func resume(id: Alarm.ID) throws { throw service.answer(Unavailable()) }
}
