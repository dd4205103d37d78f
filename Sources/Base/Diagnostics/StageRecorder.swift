package import Ambient
import Synchronization

/// Where the time of pictures goes: the stages that were measured, with their memory.
package final class StageRecorder: Sendable {
  /// A stage that has ended. Stages of one track contain each other, or follow each other.
  package struct Stage: Hashable, Sendable {
    package let name: String
    /// The picture: 0, or the line of its request.
    package let track: Int
    /// From the start of the recorder.
    package let start: Duration
    package let duration: Duration
    /// What the process used in the meantime, with all its threads; nil if it is not known. It is negative for a stage
    /// that gave more back.
    package let usage: Usage?
  }

  /// The memory of a process.
  package struct Usage: Hashable, Sendable {
    /// The bytes of the heap in use.
    package var heapBytes: Int
    /// The pages of memory that were used for the first time.
    package var newPages: Int
    /// The number of allocations; nil if they are not counted.
    package var allocations: Int?

    package init(heapBytes: Int, newPages: Int, allocations: Int?) {
      (self.heapBytes, self.newPages, self.allocations) = (heapBytes, newPages, allocations)
    }

    package static func - (end: Usage, start: Usage) -> Usage {
      Usage(
        heapBytes: end.heapBytes - start.heapBytes, newPages: end.newPages - start.newPages,
        allocations: combined(end.allocations, start.allocations, by: -))
    }

    package static func + (first: Usage, second: Usage) -> Usage {
      Usage(
        heapBytes: first.heapBytes + second.heapBytes, newPages: first.newPages + second.newPages,
        allocations: combined(first.allocations, second.allocations, by: +))
    }

    private static func combined(_ first: Int?, _ second: Int?, by operation: (Int, Int) -> Int) -> Int? {
      guard let first, let second else { return nil }
      return operation(first, second)
    }
  }

  /// A stage that has not ended.
  package struct Mark {
    fileprivate let start: ContinuousClock.Instant
    fileprivate let usage: Usage
  }

  /// The maximum number of stages to keep, which bounds the memory of long runs.
  package static let limit = 100_000

  private let origin: ContinuousClock.Instant
  private let usage: @Sendable () -> Usage
  private let ended = Mutex<[Stage]>([])

  /// - Parameters:
  ///   - origin: The zero of all times.
  ///   - usage: Called at the start and the end of each stage.
  package init(origin: ContinuousClock.Instant = .now, usage: @escaping @Sendable () -> Usage) {
    (self.origin, self.usage) = (origin, usage)
  }

  /// The stages in the order of their starts; those that contain others come first.
  package var stages: [Stage] {
    ended.withLock { $0 }.sorted { ($0.track, $0.start, $1.duration) < ($1.track, $1.start, $0.duration) }
  }

  /// Whether there were more stages than are kept.
  package var isFull: Bool { ended.withLock { $0.count >= Self.limit } }

  package func begin() -> Mark { Mark(start: .now, usage: usage()) }

  package func end(_ name: String, since mark: Mark, track: Int) {
    let (now, usage) = (ContinuousClock.now, usage())
    add(
      Stage(
        name: name, track: track, start: mark.start - origin, duration: now - mark.start, usage: usage - mark.usage))
  }

  /// Adds a stage of track 0 that ended before there was a recorder. Its memory is not known.
  package func add(_ name: String, from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) {
    add(Stage(name: name, track: 0, start: start - origin, duration: end - start, usage: nil))
  }

  private func add(_ stage: Stage) { ended.withLock { if $0.count < Self.limit { $0.append(stage) } } }
}

/// The recorder of the current picture, and its track.
package struct StageTrack: Sendable {
  package let recorder: StageRecorder
  package let track: Int

  package init(_ recorder: StageRecorder, track: Int) { (self.recorder, self.track) = (recorder, track) }
}

extension AmbientValues {
  /// Where stages are recorded (default: nowhere).
  package var stageTrack: StageTrack? {
    get { self[StageTrackKey.self] }
    set { self[StageTrackKey.self] = newValue }
  }
}

private enum StageTrackKey: AmbientKey {
  static let defaultValue: StageTrack? = nil
}

/// Runs `work` as a stage of the current picture.
package func stage<Value, Failure>(
  _ name: StaticString, _ work: () throws(Failure) -> Value
) throws(Failure) -> Value {
  guard let track = AmbientValues.current.stageTrack else { return try work() }
  let mark = track.recorder.begin()
  defer { track.recorder.end("\(name)", since: mark, track: track.track) }
  return try work()
}

/// Runs `work` as a stage of the current picture.
package func stage<Value, Failure>(
  isolation: isolated (any Actor)? = #isolation, _ name: StaticString, _ work: () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  guard let track = AmbientValues.current.stageTrack else { return try await work() }
  let mark = track.recorder.begin()
  defer { track.recorder.end("\(name)", since: mark, track: track.track) }
  return try await work()
}
