import Dispatch
import Synchronization

/// Calls closures when their times have passed, unless they were cancelled.
///
/// Most limits are never reached: to set and to cancel an alarm takes no thread and no timer, as long as an earlier one
/// is set. A task that sleeps would take four times as long as a question to a usual provider.
final class AlarmClock: Sendable {
  static let shared = AlarmClock()

  struct Alarm: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct State {
    var alarms: [Alarm: (time: DispatchTime, action: @Sendable () -> Void)] = [:]
    var count = 0
    /// The earliest time at which the queue looks for alarms.
    var wakeUp: DispatchTime?
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "alarms")

  /// Calls `action` on another thread after `duration`.
  func set(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
    let time = DispatchTime.now() + duration / .seconds(1)
    return state.withLock { state in
      state.count += 1
      let alarm = Alarm(number: state.count)
      state.alarms[alarm] = (time, action)
      wakeUp(at: time, &state)
      return alarm
    }
  }

  func cancel(_ alarm: Alarm) { state.withLock { $0.alarms[alarm] = nil } }

  private func wakeUp(at time: DispatchTime, _ state: inout State) {
    if let known = state.wakeUp, known <= time { return }
    state.wakeUp = time
    queue.asyncAfter(deadline: time) { self.ring() }
  }

  private func ring() {
    let now = DispatchTime.now()
    let due = state.withLock { state in
      let due = state.alarms.filter { $0.value.time <= now }
      for alarm in due.keys { state.alarms[alarm] = nil }
      state.wakeUp = nil
      if let next = state.alarms.values.map(\.time).min() { wakeUp(at: next, &state) }
      return due
    }
    for (_, alarm) in due.sorted(by: { $0.value.time < $1.value.time }) { alarm.action() }
  }
}
