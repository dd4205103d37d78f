import Foundation
import Scheduling
import Synchronization

/// What a daemon puts in place at each place's next date. The frames are known, read and found whole while it waits, so
/// that at their dates links are replaced and nothing is read; only then the places are looked at.
package final class NextFrames: Sendable {
  /// A frame that is to be in place from a date on.
  struct Frame {
    let name: String
    /// When it is to be in place, and from when on it is not any more; nil for never.
    let (date, end): (Date, Date?)
    let format: String
    /// What the widget and its timeline are made with.
    let recipe: String
    /// Of the timeline that it is part of: another one has other frames.
    let timeline: StoredFile.Identity
  }

  private let places = Mutex<[String: Frame]>([:])

  package init() {}

  /// Finds out what comes after the frame of `now`.
  func note(_ record: TimelineRecord, in folder: SlotFolder, after now: Date) {
    let index = record.frames.dropFirst().firstIndex { $0.date > now }
    let next: Frame? = index.flatMap { index in
      let frame = record.frames[index]
      guard let timeline = folder.timelineIdentity, folder.isWhole(frame, format: record.format) else { return nil }
      let end = index + 1 < record.frames.count ? record.frames[index + 1].date : record.drawnUntil
      return Frame(
        name: frame.name, date: frame.date, end: end, format: record.format, recipe: record.recipe, timeline: timeline)
    }
    places.withLock { $0[record.place.path] = next }
  }

  /// Puts in place what is due. To be called by one who has the right to a pass, which looks at the same places next.
  ///
  /// - Returns: The paths of the places that show another frame now.
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
      guard place.timelineIdentity == frame.timeline, place.shownFrame() != frame.name else { return false }
      // What cannot be done here the pass tries again, and tells.
      do throws(StoreError) { try place.show(frame.name, format: frame.format) } catch { return false }
      return true
    }
    return Set(shown.map(\.path))
  }
}
