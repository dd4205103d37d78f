import Ambient
import FoundationAdditions
import LiveActivities
import Localization

/// An alarm whose Live Activity is tapped or was started, while an intent is performed.
protocol RunningAlarm: AnyObject {
  /// Its state; nil after its end.
  var alarmState: AlarmPresentationState? { get }
  func show(_ state: AlarmPresentationState)
  func remove()
}

/// The attributes of any alarm.
protocol AnyAlarmAttributes: ActivityAttributes where ContentState == AlarmPresentationState {}

extension AlarmAttributes: AnyAlarmAttributes {}

extension Activity: RunningAlarm where Attributes: AnyAlarmAttributes {
  var alarmState: AlarmPresentationState? { activityState == .dismissed ? nil : content.state }

  func show(_ state: AlarmPresentationState) { show(state, staleDate: content.staleDate) }
}

extension AlarmManager {
  static var runningAlarms: [any RunningAlarm] {
    (AmbientValues.current.runningActivities?.all ?? []).compactMap { $0 as? any RunningAlarm }
      .filter { $0.alarmState != nil }
  }
}

extension Alarm {
  /// The alarm of a Live Activity.
  init(_ state: AlarmPresentationState) {
    self.init(id: state.alarmID, state: state.mode.alarmState)
    countdownDuration = state.mode.duration.map { CountdownDuration(preAlert: $0, postAlert: nil) }
  }
}

extension AlarmPresentationState.Mode {
  fileprivate var alarmState: Alarm.State {
    switch self {
    case .alert: .alerting
    case .countdown: .countdown
    case .paused: .paused
    }
  }

  /// The seconds of a timer; nil for an alert.
  fileprivate var duration: TimeInterval? {
    switch self {
    case .alert: nil
    case .countdown(let countdown): countdown.totalCountdownDuration
    case .paused(let paused): paused.totalCountdownDuration
    }
  }

  /// The timer, if it runs, as it waits from a date on.
  func paused(at date: Date) -> Self? {
    guard case .countdown(let countdown) = self else { return nil }
    let elapsed = countdown.previouslyElapsedDuration + date.timeIntervalSince(countdown.startDate)
    let total = countdown.totalCountdownDuration
    return .paused(Paused(totalCountdownDuration: total, previouslyElapsedDuration: min(max(elapsed, 0), total)))
  }

  /// The timer, if it waits, as it runs from a date on.
  func resumed(at date: Date) -> Self? {
    guard case .paused(let paused) = self else { return nil }
    let (total, elapsed) = (paused.totalCountdownDuration, paused.previouslyElapsedDuration)
    return .countdown(
      Countdown(
        totalCountdownDuration: total, previouslyElapsedDuration: elapsed, startDate: date,
        fireDate: date.addingTimeInterval(total - elapsed)))
  }
}
