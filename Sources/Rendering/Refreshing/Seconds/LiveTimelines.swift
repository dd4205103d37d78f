import Foundation
import Graphics
import JSONText
import Rendering
import Scheduling
import Synchronization
import Timelines
import Widgets

/// What a daemon remembers of the answers of providers: entries cannot be stored, but while the process lives they can be
/// drawn when their time comes. So nobody is asked again because pictures that were drawn ahead end, and text that counts
/// seconds is drawn by the second.
///
/// Only timelines of which there is more to be drawn are kept.
package final class LiveTimelines: Sendable {
  private let places = Mutex<[String: LiveSlot]>([:])

  package init() {}

  /// Remembers an answer of which frames were drawn.
  func remember(
    _ answer: AnsweredTimeline, drawn frames: [DrawnFrame], as record: TimelineRecord, of widget: RequestedWidget,
    _ plan: ReloadPlan
  ) {
    let place =
      record.drawnUntil != nil || frames.contains { $0.finerChange != nil }
      ? LiveSlot(answer, drawn: frames, as: record, of: widget, plan) : nil
    places.withLock { $0[widget.name.path] = place }
  }

  /// The answer that a record was drawn from; nil where it is another's.
  func answer(behind record: TimelineRecord) -> AnsweredTimeline? {
    guard let place = places.withLock({ $0[record.place.path] }) else { return nil }
    // Stored dates have milliseconds.
    let isSame = place.answer.askedAt.timestamp == record.askedAt.timestamp && place.widget.recipe == record.recipe
    return isSame ? place.answer : nil
  }

  /// Forgets the answer for the place at `path`.
  func forget(_ path: String) { places.withLock { $0[path] = nil } }

  /// Forgets all but those for some places.
  func forget(besides widgets: [RequestedWidget]) {
    let paths = Set(widgets.map(\.name.path))
    places.withLock { $0 = $0.filter { paths.contains($0.key) } }
  }

  /// Whether the frame in place at `path` is the second that was drawn last.
  fileprivate func isLastBrief(_ frame: String, at path: String) -> Bool {
    places.withLock { $0[path]?.briefs.last == frame }
  }

  /// Brings all places to the frames of `now`: to be called after a pass, which put these in place.
  func settle(at now: Date) {
    places.withLock { places in
      for path in places.keys { places[path]?.settle(at: now) }
    }
  }

  /// When the first picture of a second is due; nil if nothing counts seconds.
  var next: Date? { places.withLock { $0.values.compactMap(\.pulse.next).min() } }

  /// The places with a picture due at `now`, in the order of their paths.
  func due(at now: Date) -> [LiveSlot] {
    places.withLock { places in
      places.filter { $0.value.pulse.moment(at: now) != nil }.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Leaves out what is due at `now`.
  func skip(at now: Date) {
    places.withLock { places in
      for path in places.keys { places[path]?.pulse.skip(at: now) }
    }
  }

  /// Notes what became of a place.
  func update(_ place: LiveSlot) {
    places.withLock { places in
      if places[place.path] != nil { places[place.path] = place }
    }
  }
}

extension SecondsFrame {
  /// The frame drawn ahead that is in place, by itself or by a second of it; nil for a second whose time is over.
  ///
  /// - Parameters:
  ///   - shown: The name of the frame in place; nil where none is.
  ///   - path: Of the place, by which `live` knows it.
  ///   - live: What draws seconds knows that the last of them is good until it draws another.
  static func standing(_ shown: String?, in path: String, at now: Date, knownTo live: LiveTimelines?) -> String? {
    guard let shown else { return nil }
    return live?.isLastBrief(shown, at: path) == true ? SecondsFrame(name: shown)?.frame : standing(shown, at: now)
  }
}

/// A place of which a daemon knows the entries.
struct LiveSlot: @unchecked Sendable {
  /// A frame drawn ahead.
  struct Frame: Hashable {
    let date: Date
    let name: String
    /// Which of the entries it shows.
    let entryIndex: Int
    let finerChange: Date?
    /// Stands for its display list within this process.
    let look: Int
  }

  // The widget's and the answer's closures are the bundle's own; one at a time calls them.
  let widget: RequestedWidget
  let answer: AnsweredTimeline
  /// When the provider is asked next, as it was planned.
  let plan: ReloadPlan
  let format: String
  private let frames: [Frame]
  private let drawnUntil: Date?
  private(set) var base: String?
  var pulse = TickSchedule()
  /// The seconds that are kept, the last of them the newest.
  var briefs: [String] = []
  /// What the newest looks like.
  var look: Int?

  init(
    _ answer: AnsweredTimeline, drawn frames: [DrawnFrame], as record: TimelineRecord, of widget: RequestedWidget,
    _ plan: ReloadPlan
  ) {
    (self.answer, self.widget, self.plan, format) = (answer, widget, plan, record.format)
    drawnUntil = record.drawnUntil
    self.frames = zip(frames, record.frames).map { frame, kept in
      Frame(
        date: frame.date, name: kept.name, entryIndex: frame.entryIndex, finerChange: frame.finerChange,
        look: frame.lowered.displayList.hashValue)
    }
  }

  var path: String { widget.name.path }

  /// The frame drawn ahead whose time it is.
  func frame(at now: Date) -> Frame? { frames.last { $0.date <= now } ?? frames.first }

  /// When the next frame that is drawn ahead takes its place, or more is drawn ahead.
  func nextChange(after now: Date) -> Date? { frames.dropFirst().first { $0.date > now }?.date ?? drawnUntil }

  /// Begins with the seconds of the frame of `now`, unless they are being drawn.
  mutating func settle(at now: Date) {
    guard let frame = frame(at: now) else { return }
    let isSetBack = pulse.last.map { now < $0 - 1 } ?? false
    guard frame.name != base || isSetBack else { return }
    (base, look) = (frame.name, nil)
    pulse = TickSchedule(next: frame.finerChange)
  }
}
