import CLinux
package import Foundation
import Synchronization

/// The alarm of a process: one thread in `poll(2)`, over a timer, folders and signals.
///
/// The timer is one on the wall clock (`CLOCK_REALTIME`), set to dates: it goes off at its date however long the
/// machine slept, and a clock that is set cancels it (`TFD_TIMER_CANCEL_ON_SET`), which wakes the daemon at once. A
/// second timer on the monotonic clock would add nothing. Slow corrections of the clock move the timer with it.
///
/// Without dates, requests and signals the thread sleeps without end; only a watchdog has it wake up now and then, and once
/// a minute a folder of requests that cannot be watched.
package final class SystemWakeSource: WakeSource {
  /// What the thread does besides waking the daemon up.
  package struct Duties: Sendable {
    /// Seconds between two signs of life; nil for none.
    package var beat: TimeInterval?
    package var onBeat: @Sendable () -> Void
    /// Called when it is to end, before the daemon hears of it.
    package var onStop: @Sendable () -> Void
    /// Seconds that a pass has to end when the daemon is told to.
    package var patience: TimeInterval = 1.5
    /// Called when the daemon has not ended after ``patience``: it is in a pass that takes long.
    package var onOverdue: @Sendable () -> Void
    /// Seconds between looks for requests that nobody tells of.
    package var deafInterval: TimeInterval = 60
    /// Called with a sentence when requests are not heard of any more: then ``Wake/date`` comes that often.
    package var onDeaf: @Sendable (String) -> Void

    package init(
      beat: TimeInterval?, onBeat: @escaping @Sendable () -> Void, onStop: @escaping @Sendable () -> Void,
      onOverdue: @escaping @Sendable () -> Void, onDeaf: @escaping @Sendable (String) -> Void
    ) {
      (self.beat, self.onBeat, self.onStop) = (beat, onBeat, onStop)
      (self.onOverdue, self.onDeaf) = (onOverdue, onDeaf)
    }
  }

  /// Seconds after which a pass gives no more signs of life. Providers have a limit of their own: it is a defect.
  private static let longestPass: TimeInterval = 600

  private struct State {
    var pending: Set<Wake> = []
    var waiter: CheckedContinuation<Set<Wake>, Never>?
    /// When the pass began that is running; nil while the daemon waits.
    var passBegan: Int64?
    var folders: FolderWatch

    mutating func takePending() -> Set<Wake> {
      defer { (pending, passBegan) = ([], MonotonicClock.now) }
      return pending
    }
  }

  private let state: Mutex<State>
  private let (timer, watch, signals): (Int32, Int32, Int32)
  private let duties: Duties

  /// Starts to listen; what comes from now on is told by the next ``wake(at:)``. It listens until the process ends.
  ///
  /// - Parameters:
  ///   - requests: The folder of requests; made if it is not there.
  ///   - output: The folder of pictures, whose loss is told; nil, unless given, to watch none.
  ///   - signals: What it hears of, and what does nothing else from now on. All but SIGHUP mean to stop.
  /// - Throws: A sentence's worth of reason when the system has no descriptors left.
  package init(
    requests: URL, output: URL? = nil, duties: Duties, signals: [Int32] = [SIGTERM, SIGINT, SIGHUP]
  ) throws(SystemAlarmError) {
    let caught = signals.map(clinux_catch_signal)
    let folders = FolderWatch(requests: requests, output: output)
    (timer, watch, self.signals) = (clinux_wall_timer(), folders.descriptor, caught.first ?? -1)
    self.duties = duties
    state = Mutex(State(passBegan: MonotonicClock.now, folders: folders))
    guard timer >= 0, watch >= 0, caught.allSatisfy({ $0 >= 0 }) else {
      throw SystemAlarmError(reason: String(cString: strerror(errno)))
    }
    // Before the first pass looks at the requests, so that none comes unseen.
    state.withLock { _ = watchFolders(&$0) }
    Thread.detachNewThread { self.listen() }
  }

  /// Watches the files that say which the machine's time zone is, in place of those before: ``Wake/zoneChange``.
  package func watch(zoneFiles: [String]) { state.withLock { $0.folders.watch(zoneFiles: zoneFiles) } }

  package func wake(at date: Date?) async -> Set<Wake> {
    let wakes = await withCheckedContinuation { continuation in
      let ready: Set<Wake>? = state.withLock { state in
        state.passBegan = nil
        state.pending.remove(.date)
        state.pending.formUnion(watchFolders(&state))
        let latest = state.folders.hearsRequests ? nil : Date() + duties.deafInterval
        if set(to: [date, latest].compactMap(\.self).min()) { state.pending.insert(.clockChange) }
        guard state.pending.isEmpty else { return state.takePending() }
        state.waiter = continuation
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
    return wakes
  }

  /// Sets the timer. Without a date it is set all the same, or nobody would say that the clock was set.
  ///
  /// - Returns: Whether the clock was set meanwhile.
  private func set(to date: Date?) -> Bool {
    // 2200; the kernel's own limit is 2262.
    let seconds = min(max(date?.timeIntervalSince1970 ?? .infinity, 1), 7_258_118_400)
    // A date has a tenth of a microsecond; the timer never goes off before it.
    let whole = seconds.rounded(.down)
    let nanoseconds = min(Int64((seconds - whole) * 1_000_000_000) + 1_000, 999_999_999)
    return clinux_set_wall_timer(timer, Int64(whole), nanoseconds) != 0 && errno == ECANCELED
  }

  /// Watches the folders, which may have been removed.
  ///
  /// - Returns: What may have come unseen, as a folder is another than before.
  private func watchFolders(_ state: inout State) -> Set<Wake> {
    let (wakes, deafness) = state.folders.renew()
    if let deafness { duties.onDeaf(deafness) }
    return wakes
  }

  private func listen() {
    var nextBeat = duties.beat.map { MonotonicClock.now + Self.nanoseconds($0) }
    var lastMoment: Int64?
    while true {
      var polled = [timer, watch, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let deadline = [nextBeat, lastMoment].compactMap(\.self).min()
      // Rounded up, or it would ask again and again within the last millisecond.
      let rest = deadline.map { Int32(clamping: max($0 - MonotonicClock.now, 0) / 1_000_000 + 1) }
      poll(&polled, nfds_t(polled.count), rest ?? -1)
      let now = MonotonicClock.now
      if let moment = lastMoment, now >= moment {
        lastMoment = nil
        duties.onOverdue()
      }
      if let beat = nextBeat, now >= beat, let interval = duties.beat {
        nextBeat = now + Self.nanoseconds(interval)
        let isAlive = state.withLock { $0.passBegan.map { now - $0 < Self.nanoseconds(Self.longestPass) } ?? true }
        if isAlive { duties.onBeat() }
      }
      let wakes = heardTimer().union(state.withLock { $0.folders.heard() }).union(heardSignals())
      if wakes.contains(.stop) && lastMoment == nil {
        lastMoment = now + Self.nanoseconds(duties.patience)
        duties.onStop()
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

/// Why there is no alarm.
package struct SystemAlarmError: Error, Hashable, Sendable, CustomStringConvertible {
  let reason: String

  /// One sentence without a full stop.
  package var description: String { "nothing can be waited for: \(reason)" }
}
