import JSONText
import SystemIO
package import Foundation

/// The folder of one placed widget:
///
///     current        → frames/NAME, replaced in one step: picture and report of one moment
///     current.png    → current/picture.png
///     current.json   → current/report.json
///     timeline.json  what the provider answered, and which frame is shown when
///     state.json     when it was asked, and what came of it
///     frames/NAME/   report.json, and picture.png → ../../pictures/HASH.png; or picture.png itself, of a second
///     pictures/      every picture once, named by its bytes
///
/// Whatever is written is complete before something leads to it, and goes only when nothing led to it any more for a
/// whole reload. So a reader who opens `current.png` has a picture at any time; one who wants both resolves `current` once.
package struct SlotFolder: Sendable {
  /// The folder's whole path. Kept as it is needed: a pass in which nothing is due makes a thousand of these.
  package let path: String
  /// The output that it is in: below it no symbolic link is followed where something is written.
  let output: String
  /// The folder's path from the output on, with a slash behind it; empty for the output itself.
  let prefix: String

  package init(_ url: URL) { (path, output, prefix) = (url.path, url.path, "") }

  init(_ place: String, in output: String) {
    (path, self.output, prefix) = ("\(output)/\(place)", output, place + "/")
  }

  /// The timeline that was stored; nil where there is none, or none that can be read.
  package func record() -> TimelineRecord? {
    guard let record = data(FileName.timeline).flatMap({ TimelineRecord(stableJSON: $0) }), !record.frames.isEmpty
    else {
      return nil
    }
    return record
  }

  /// Whether something was stored that cannot be read, or leads to what is not there.
  ///
  /// - Parameter now: The bytes of the frame that is shown then are compared with their names; nil not to read any.
  package func isDamaged(_ record: TimelineRecord?, at now: Date? = nil) -> Bool {
    // A frame comes in place after its timeline.
    guard let record else { return [FileName.timeline, FileName.current].contains { StoredFile.isAnything(path($0)) } }
    let isIncomplete = record.frames.contains { frame in
      let folder = path("\(FileName.frames)/\(frame.name)")
      return !StoredFile.hasBytes("\(folder)/\(FileName.report)")
        || !StoredFile.hasBytes("\(folder)/picture.\(record.format)", frame.byteCount)
    }
    if isIncomplete { return true }
    return now.flatMap { record.frame(at: $0) }.map { !isWhole($0, format: record.format) } ?? false
  }

  /// Which file the timeline is; nil where there is none.
  package var timelineIdentity: StoredFile.Identity? { StoredFile.identity(path(FileName.timeline)) }

  /// Whether a frame's report and picture are those that their names say.
  package func isWhole(_ frame: TimelineRecord.Frame, format: String) -> Bool {
    let folder = "\(FileName.frames)/\(frame.name)"
    guard let report = data("\(folder)/\(FileName.report)"), ContentHash(report).digits == frame.name,
      let target = StoredFile.target(path("\(folder)/picture.\(format)")),
      let picture = data("\(folder)/picture.\(format)")
    else { return false }
    return target == "../../\(FileName.pictures)/\(ContentHash(picture).digits).\(format)"
  }

  /// Whether a history was kept that cannot be read.
  package var isHistoryDamaged: Bool {
    StoredFile.isAnything(path(FileName.state)) && data(FileName.state).flatMap { ReloadHistory(stableJSON: $0) } == nil
  }

  /// What was asked so far; an empty history where there is none, or none that can be read.
  package func history() -> ReloadHistory {
    data(FileName.state).flatMap { ReloadHistory(stableJSON: $0) } ?? ReloadHistory()
  }

  /// The frame that is in place; nil if none is.
  package func shownFrame() -> String? {
    guard let target = StoredFile.target(path(FileName.current)),
      target.hasPrefix("\(FileName.frames)/")
    else { return nil }
    return String(target.dropFirst(FileName.frames.count + 1))
  }

  /// Whether the picture in place and its report can be read by their names, and no others by these, and nobody cut them.
  ///
  /// - Parameter byteCount: The picture's; nil where that is not known, and it is only not empty.
  package func isReadable(format: String, byteCount: Int? = nil) -> Bool {
    let links = [("current.\(format)", "picture.\(format)", byteCount), ("current.json", FileName.report, nil)]
    return links.allSatisfy { name, target, byteCount in
      StoredFile.target(path(name)) == "\(FileName.current)/\(target)" && StoredFile.hasBytes(path(name), byteCount)
    }
  }

  /// The file of the picture in place, wherever links lead, which is named by its bytes; nil if none is. Only pictures
  /// of pixels count.
  package func shownPicture() -> String? {
    guard let resolved = realpath(path("current.png"), nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What is said of the picture in place; nil where that cannot be read.
  package func report<Report: Decodable>(_ type: Report.Type) -> Report? {
    data("current.json").flatMap { Report(stableJSON: $0) }
  }

  /// Why the last attempt at a picture that has no timeline failed; nil if it did not.
  package func failure() -> ReloadHistory.Failure? {
    data(FileName.failure).flatMap { ReloadHistory.Failure(stableJSON: $0) }
  }

  /// When the frame in place was put there; nil if none is.
  package func shownSince() -> Date? {
    var status = stat()
    guard lstat(path(FileName.current), &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }

  enum FileName {
    static let timeline = "timeline.json"
    static let state = "state.json"
    static let current = "current"
    static let frames = "frames"
    static let pictures = "pictures"
    static let report = "report.json"
    static let stack = "stack.json"
    static let failure = "failure.json"
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func data(_ name: String) -> Data? { StoredFile.contents(path(name)) }
}
