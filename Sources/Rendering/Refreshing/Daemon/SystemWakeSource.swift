import CLinux
package import Foundation
import Synchronization
import SystemIO

/// The wakeSource of a process: one thread in `poll(2)`, for a timer, folders and signals.
///
/// The timer is on the wall clock (`CLOCK_REALTIME`). It fires at its date however long the machine slept, and
/// setting the clock cancels it (`TFD_TIMER_CANCEL_ON_SET`), which wakes the daemon at once. A second timer on the
/// monotonic clock would add nothing. The timer follows gradual corrections of the clock.
///
/// Without dates, requests and signals the thread sleeps; it wakes up only for a watchdog, and once per minute for a
/// folder of requests that cannot be watched.
package final class SystemWakeSource: WakeSource {
  /// What the thread does besides waking the daemon.
  package struct Options: Sendable {
    /// Seconds between two watchdog notifications; `nil` for none.
    package var watchdogInterval: TimeInterval?
    package var onBeat: @Sendable () -> Void
    /// Called on a stop signal, before the daemon is woken.
    package var onStop: @Sendable () -> Void
    /// How many seconds a running pass may take after a stop signal.
    package var stopTimeout: TimeInterval = 1.5
    /// Called if the daemon has not ended after ``stopTimeout``, because of a long pass.
    package var onOverdue: @Sendable () -> Void
    /// Seconds between checks for requests if the folder cannot be watched.
    package var pollInterval: TimeInterval = 60
    /// Called with an error when requests can no longer be watched. Then ``Wake/date`` occurs at that interval.
    package var onWatchFailure: @Sendable (String) -> Void

    package init(
      watchdogInterval: TimeInterval?, onBeat: @escaping @Sendable () -> Void, onStop: @escaping @Sendable () -> Void,
      onOverdue: @escaping @Sendable () -> Void, onWatchFailure: @escaping @Sendable (String) -> Void
    ) {
      (self.watchdogInterval, self.onBeat, self.onStop) = (watchdogInterval, onBeat, onStop)
      (self.onOverdue, self.onWatchFailure) = (onOverdue, onWatchFailure)
    }
  }

  /// Seconds after which a pass no longer sends watchdog notifications. As providers have their own limit, it is a
  /// defect.
  private static let longestPass: TimeInterval = 600

  private struct State {
    var pending: Set<Wake> = []
    var waiter: CheckedContinuation<Set<Wake>, Never>?
    /// When the running pass began; `nil` while the daemon waits.
    var passBegan: Int64?
    var folders: FolderWatch

    mutating func takePending() -> Set<Wake> {
      defer { (pending, passBegan) = ([], MonotonicClock.now) }
      return pending
    }
  }

  private let state: Mutex<State>
  private let (timer, watch, signals): (Int32, Int32, Int32)
  private let options: Options

  /// Starts to listen. Later events are returned by the next ``wake(at:)``. Listens until the process ends.
  ///
  /// - Parameters:
  ///   - requests: The folder of requests; created if it does not exist.
  ///   - output: The output folder, whose loss is reported (default: none).
  ///   - signals: The signals to handle, which have no other effect from now on. All except SIGHUP stop the daemon.
  /// - Throws: An error if the system has no descriptors left.
  package init(
    requests: URL, output: URL? = nil, options: Options, signals: [Int32] = [SIGTERM, SIGINT, SIGHUP]
  ) throws(SystemAlarmError) {
    let caught = signals.map(clinux_catch_signal)
    let folders = FolderWatch(requests: requests, output: output)
    (timer, watch, self.signals) = (clinux_wall_timer(), folders.descriptor, caught.first ?? -1)
    self.options = options
    state = Mutex(State(passBegan: MonotonicClock.now, folders: folders))
    guard timer >= 0, watch >= 0, caught.allSatisfy({ $0 >= 0 }) else {
      throw SystemAlarmError(reason: SystemError.last.description)
    }
    // Before the first pass reads the requests, so that none is missed.
    state.withLock { _ = watchFolders(&$0) }
    Thread.detachNewThread { self.listen() }
  }

  /// Watches the files that determine the system's time zone, instead of earlier ones: ``Wake/zoneChange``.
  package func watch(zoneFiles: [String]) { state.withLock { $0.folders.watch(zoneFiles: zoneFiles) } }

  package func wake(at date: Date?) async -> Set<Wake> {
    let wakes = await withCheckedContinuation { continuation in
      let ready: Set<Wake>? = state.withLock { state in
        state.passBegan = nil
        state.pending.remove(.date)
        state.pending.formUnion(watchFolders(&state))
        let latest = state.folders.watchesRequests ? nil : Date() + options.pollInterval
        if set(to: [date, latest].compactMap(\.self).min()) { state.pending.insert(.clockChange) }
        guard state.pending.isEmpty else { return state.takePending() }
        state.waiter = continuation
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
    return wakes
  }

  /// Sets the timer. It is set even without a date, to detect that the clock is set.
  ///
  /// - Returns: Whether the clock was set meanwhile.
  private func set(to date: Date?) -> Bool {
    // 2200; the kernel's own limit is 2262.
    let seconds = min(max(date?.timeIntervalSince1970 ?? .infinity, 1), 7_258_118_400)
    // A date has a resolution of a tenth of a microsecond; the timer never fires early.
    let whole = seconds.rounded(.down)
    let nanoseconds = min(Int64((seconds - whole) * 1_000_000_000) + 1_000, 999_999_999)
    return clinux_set_wall_timer(timer, Int64(whole), nanoseconds) != 0 && errno == ECANCELED
  }

  /// Watches the folders, which may have been removed.
  ///
  /// - Returns: The wake reasons of replaced folders, whose events may have been missed.
  private func watchFolders(_ state: inout State) -> Set<Wake> {
    let (wakes, watchError) = state.folders.renew()
    if let watchError { options.onWatchFailure(watchError) }
    return wakes
  }

  private func listen() {
    var nextBeat = options.watchdogInterval.map { MonotonicClock.now + Self.nanoseconds($0) }
    var lastMoment: Int64?
    while true {
      var polled = [timer, watch, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let deadline = [nextBeat, lastMoment].compactMap(\.self).min()
      // Rounded up, or it would poll repeatedly within the last millisecond.
      let rest = deadline.map { Int32(clamping: max($0 - MonotonicClock.now, 0) / 1_000_000 + 1) }
      poll(&polled, nfds_t(polled.count), rest ?? -1)
      let now = MonotonicClock.now
      if let moment = lastMoment, now >= moment {
        lastMoment = nil
        options.onOverdue()
      }
      if let beat = nextBeat, now >= beat, let interval = options.watchdogInterval {
        nextBeat = now + Self.nanoseconds(interval)
        let isAlive = state.withLock { $0.passBegan.map { now - $0 < Self.nanoseconds(Self.longestPass) } ?? true }
        if isAlive { options.onBeat() }
      }
      let wakes = heardTimer().union(state.withLock { $0.folders.heard() }).union(heardSignals())
      if wakes.contains(.stop) && lastMoment == nil {
        lastMoment = now + Self.nanoseconds(options.stopTimeout)
        options.onStop()
      }
      tell(wakes)
    }
  }

  private func tell(_ wakes: Set<Wake>) {
    guard !wakes.isEmpty else { return }
    let (waiter, pending) = state.withLock { state -> (CheckedContinuation<Set<Wake>, Never>?, Set<Wake>) in
      state.pending.formUnion(wakes)
      guard let waiter = state.waiter else { return (nil, []) }
      state.waiter = nil
      return (waiter, state.takePending())
    }
    waiter?.resume(returning: pending)
  }

  private func heardTimer() -> Set<Wake> {
    var count: UInt64 = 0
    if read(timer, &count, MemoryLayout<UInt64>.size) > 0 { return [.date] }
    return errno == ECANCELED ? [.clockChange] : []
  }

  private func heardSignals() -> Set<Wake> {
    var wakes: Set<Wake> = []
    var number: UInt8 = 0
    while read(signals, &number, 1) == 1 { wakes.insert(Int32(number) == SIGHUP ? .reload : .stop) }
    return wakes
  }

  private static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
    Int64(min(max(seconds, 0.001), 1e9) * 1_000_000_000)
  }
}

package struct SystemAlarmError: Error, Hashable, Sendable, CustomStringConvertible {
  let reason: String

  package var description: String { "cannot wait for events: \(reason)" }
}
