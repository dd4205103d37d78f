import Foundation
import Graphics
import JSONText
import Rendering
import Scheduling
import SharedFolders
import Synchronization
import Timelines
import Widgets

/// The timelines that a daemon remembers. Entries cannot be stored, but while the process lives they can be drawn
/// when their time comes. So timelines are not reloaded because the frames drawn ahead end, and text that counts
/// seconds is drawn every second.
///
/// Only timelines with more frames to draw are kept.
package final class LiveTimelines: Sendable {
  private let places = Mutex<[String: LiveSlot]>([:])

  package init() {}

  /// Remembers a timeline whose frames were drawn.
  func remember(
    _ answer: LoadedTimeline, drawn frames: [DrawnFrame], as record: TimelineRecord, of widget: RequestedWidget,
    _ plan: ReloadPlan
  ) {
    let place =
      record.drawnUntil != nil || frames.contains { $0.finerChange != nil }
      ? LiveSlot(answer, drawn: frames, as: record, of: widget, plan) : nil
    places.withLock { $0[widget.name.path] = place }
  }

  /// The timeline from which a record was drawn; `nil` if it is another one.
  func answer(behind record: TimelineRecord) -> LoadedTimeline? {
    guard let place = places.withLock({ $0[record.place.path] }) else { return nil }
    // Stored dates are in milliseconds.
    let isSame = place.answer.askedAt.timestamp == record.askedAt.timestamp && place.widget.recipe == record.recipe
    return isSame ? place.answer : nil
  }

  /// Forgets the timeline of the slot at `path`.
  func forget(_ path: String) { places.withLock { $0[path] = nil } }

  /// Forgets all timelines except for those of some slots.
  func forget(besides widgets: [RequestedWidget]) {
    let paths = Set(widgets.map(\.name.path))
    places.withLock { $0 = $0.filter { paths.contains($0.key) } }
  }

  /// Whether the current frame at `path` is the last drawn second.
  fileprivate func isLastSecond(_ frame: String, at path: String) -> Bool {
    places.withLock { $0[path]?.secondsFrames.last == frame }
  }

  /// Moves all slots to the frames of `now`. Call it after a pass, which showed these.
  func settle(at now: Date) {
    places.withLock { places in
      for path in places.keys { places[path]?.settle(at: now) }
    }
  }

  /// When the first frame of a second is due; `nil` if nothing counts seconds.
  var next: Date? { places.withLock { $0.values.compactMap(\.ticks.next).min() } }

  /// The slots with a frame due at `now`, in the order of their paths.
  func due(at now: Date) -> [LiveSlot] {
    places.withLock { places in
      places.filter { $0.value.ticks.moment(at: now) != nil }.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Skips the frames that are due at `now`.
  func skip(at now: Date) {
    places.withLock { places in
      for path in places.keys { places[path]?.ticks.skip(at: now) }
    }
  }

  /// Stores a slot's new state.
  func update(_ place: LiveSlot) {
    places.withLock { places in
      if places[place.path] != nil { places[place.path] = place }
    }
  }
}

extension SecondsFrame {
  /// The frame drawn ahead that is shown, directly or as a second of it; `nil` for an outdated second.
  ///
  /// - Parameters:
  ///   - shown: The name of the current frame, if any.
  ///   - path: The slot's path, its key in `live`.
  ///   - live: If given, the last drawn second counts as current until the next one is drawn.
  static func standing(_ shown: String?, in path: String, at now: Date, knownTo live: LiveTimelines?) -> String? {
    guard let shown else { return nil }
    return live?.isLastSecond(shown, at: path) == true
      ? SecondsFrame(name: shown)?.frame : preRenderedFrame(shown, at: now)
  }
}

/// A slot whose timeline a daemon remembers.
struct LiveSlot: Sendable {
  /// A frame drawn ahead.
  struct Frame: Hashable {
    let date: Date
    let name: String
    /// The index of the entry that it shows.
    let entryIndex: Int
    let finerChange: Date?
    /// Identifies its display list within this process.
    let look: Int
  }

  let widget: RequestedWidget
  let answer: LoadedTimeline
  /// The planned next reload.
  let plan: ReloadPlan
  let format: String
  private let frames: [Frame]
  private let drawnUntil: Date?
  private(set) var base: String?
  var ticks = TickSchedule()
  /// The stored seconds, oldest first.
  var secondsFrames: [String] = []
  /// The display list of the newest second.
  var look: Int?

  init(
    _ answer: LoadedTimeline, drawn frames: [DrawnFrame], as record: TimelineRecord, of widget: RequestedWidget,
    _ plan: ReloadPlan
  ) {
    (self.answer, self.widget, self.plan, format) = (answer, widget, plan, record.format)
    drawnUntil = record.drawnUntil
    self.frames = zip(frames, record.frames).map { frame, kept in
      Frame(
        date: frame.date, name: kept.name, entryIndex: frame.entryIndex,
        finerChange: widget.request.panel == nil ? frame.finerChange : nil,
        look: frame.lowered.displayList.hashValue)
    }
  }

  var path: String { widget.name.path }

  /// The frame drawn ahead for `now`.
  func frame(at now: Date) -> Frame? { frames.last { $0.date <= now } ?? frames.first }

  /// When the next frame drawn ahead is shown, or more frames are drawn.
  func nextChange(after now: Date) -> Date? { frames.dropFirst().first { $0.date > now }?.date ?? drawnUntil }

  /// Starts drawing the seconds of the frame of `now`, unless that has started.
  mutating func settle(at now: Date) {
    guard let frame = frame(at: now) else { return }
    let isSetBack = ticks.last.map { now < $0 - 1 } ?? false
    guard frame.name != base || isSetBack else { return }
    (base, look) = (frame.name, nil)
    ticks = TickSchedule(next: frame.finerChange)
  }
}
