import Foundation
import Scheduling
import SharedFolders
import Synchronization

/// The next frame of each slot. A daemon reads and verifies them while it waits, so that on their dates it only
/// replaces links, before it examines the slots.
package final class NextFrames: Sendable {
  /// A frame to be shown from a date on.
  struct Frame {
    let name: String
    /// The date, and the end of its validity; `nil` for never.
    let (date, end): (Date, Date?)
    let format: String
    /// The recipe of the widget and its timeline.
    let recipe: String
    /// The identity of its timeline: another one has other frames.
    let timeline: StoredFile.Identity
  }

  private let places = Mutex<[String: Frame]>([:])

  package init() {}

  /// Reads the frame that follows that of `now`.
  func note(_ record: TimelineRecord, in folder: SlotFolder, after now: Date) {
    let index = record.frames.dropFirst().firstIndex { $0.date > now }
    let next: Frame? = index.flatMap { index in
      let frame = record.frames[index]
      guard let timeline = folder.timelineIdentity, folder.isIntact(frame, format: record.format) else { return nil }
      let end = index + 1 < record.frames.count ? record.frames[index + 1].date : record.drawnUntil
      return Frame(
        name: frame.name, date: frame.date, end: end, format: record.format, recipe: record.recipe, timeline: timeline)
    }
    places.withLock { $0[record.place.path] = next }
  }

  /// Shows the due frames. Call it with the lock for a pass, which examines the same slots next.
  ///
  /// - Returns: The paths of the slots that changed.
  func show(of widgets: [RequestedWidget], in output: OutputFolder, at now: Date) -> Set<String> {
    let due = places.withLock { places in
      widgets.compactMap { widget -> (path: String, frame: Frame)? in
        guard let frame = places[widget.name.path], frame.date <= now, frame.end.map({ now < $0 }) ?? true,
          frame.recipe == widget.recipe
        else { return nil }
        return (widget.name.path, frame)
      }
    }
    let shown = due.filter { path, frame in
      let place = output.place(at: path)
      guard place.timelineIdentity == frame.timeline, place.currentFrame() != frame.name else { return false }
      // The pass tries again and reports the error.
      do throws(StoreError) { try place.makeCurrent(frame.name, format: frame.format) } catch { return false }
      return true
    }
    return Set(shown.map(\.path))
  }
}
