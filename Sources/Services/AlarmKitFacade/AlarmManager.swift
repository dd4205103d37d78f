import Localization

private let service = UnavailableService("AlarmKit", answer: "alarms are not scheduled")

/// Schedules no alarms: requests throw ``Unavailable`` and report `service.unavailable`. An intent of an alarm's Live
/// Activity can pause, resume and end that alarm. Apple's page: AlarmKit/AlarmManager.
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

  /// The alarms of Live Activities, while an intent is performed. Otherwise empty.
  public var alarms: [Alarm] { get throws { Self.runningAlarms.compactMap(\.alarmState).map(Alarm.init) } }
  /// Ends immediately.
  public var alarmUpdates: some AsyncSequence<[Alarm], Never> { AsyncStream<[Alarm]> { $0.finish() } }

  /// Always denied.
  public var authorizationState: AuthorizationState { .denied }
  /// Ends immediately.
  public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
    AsyncStream<AuthorizationState> { $0.finish() }
  }

  public func requestAuthorization() async throws -> AuthorizationState { service.answer(.denied) }

  /// - Throws: ``Unavailable``, always.
  public func schedule<Metadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw service.answer(Unavailable()) }

  /// - Throws: ``Unavailable``, always: nothing rings, so nothing is repeated.
  public func countdown(id: Alarm.ID) throws { throw service.answer(Unavailable()) }

  /// - Throws: ``Unavailable`` for an alarm that is not in a Live Activity, as the following.
  public func cancel(id: Alarm.ID) throws { try alarm(id).remove() }
  public func stop(id: Alarm.ID) throws { try alarm(id).remove() }

  /// Does nothing for a timer that does not run.
  public func pause(id: Alarm.ID) throws { try change(id) { $0.paused(at: $1) } }
  /// Does nothing for a timer that does not wait.
  public func resume(id: Alarm.ID) throws { try change(id) { $0.resumed(at: $1) } }

  private func alarm(_ id: Alarm.ID) throws -> any RunningAlarm {
    guard let alarm = Self.runningAlarms.first(where: { $0.alarmState?.alarmID == id }) else {
      throw service.answer(Unavailable())
    }
    return alarm
  }

  private func change(
    _ id: Alarm.ID, _ mode: (AlarmPresentationState.Mode, Date) -> AlarmPresentationState.Mode?
  ) throws {
    let alarm = try alarm(id)
    guard let state = alarm.alarmState, let mode = mode(state.mode, LocalizationContext.current.now) else { return }
    alarm.show(AlarmPresentationState(alarmID: id, mode: mode))
  }
}
