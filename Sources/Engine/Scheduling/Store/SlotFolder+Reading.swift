package import Foundation
import JSONText
package import SharedFolders
import SystemIO

extension SlotFolder {
  /// The stored timeline; nil if there is none, or it cannot be read.
  package func record() -> TimelineRecord? {
    guard let record = data(FileName.timeline).flatMap({ TimelineRecord(stableJSON: $0) }), !record.frames.isEmpty
    else {
      return nil
    }
    return record
  }

  /// Whether stored files cannot be read or links lead nowhere.
  ///
  /// - Parameter now: Compares the bytes of the current frame's files with their names; nil not to read any.
  package func isDamaged(_ record: TimelineRecord?, at now: Date? = nil) -> Bool {
    // A frame is made current after its timeline is stored.
    guard let record else { return [FileName.timeline, FileName.current].contains { StoredFile.exists(path($0)) } }
    let isIncomplete = record.frames.contains { frame in
      let folder = path("\(FileName.frames)/\(frame.name)")
      return !StoredFile.hasBytes("\(folder)/\(FileName.report)")
        || !StoredFile.hasBytes("\(folder)/picture.\(record.format)", frame.byteCount)
    }
    if isIncomplete { return true }
    return now.flatMap { record.frame(at: $0) }.map { !isIntact($0, format: record.format) } ?? false
  }

  /// The identity of the timeline's file; nil if there is none.
  package var timelineIdentity: StoredFile.Identity? { StoredFile.identity(path(FileName.timeline)) }

  /// Whether a frame's report and picture match their names.
  package func isIntact(_ frame: TimelineRecord.Frame, format: String) -> Bool {
    let folder = "\(FileName.frames)/\(frame.name)"
    guard let report = data("\(folder)/\(FileName.report)"), ContentHash(report).digits == frame.name,
      let target = StoredFile.target(path("\(folder)/picture.\(format)")),
      let picture = data("\(folder)/picture.\(format)")
    else { return false }
    return target == "../../\(FileName.pictures)/\(ContentHash(picture).digits).\(format)"
  }

  /// Whether there is a history that cannot be read.
  package var isHistoryDamaged: Bool {
    StoredFile.exists(path(FileName.state)) && data(FileName.state).flatMap { ReloadHistory(stableJSON: $0) } == nil
  }

  /// The stored history; an empty one if there is none, or it cannot be read.
  package func history() -> ReloadHistory {
    data(FileName.state).flatMap { ReloadHistory(stableJSON: $0) } ?? ReloadHistory()
  }

  /// Whether the current picture and report can be read by their names, no others can, and they are not truncated.
  ///
  /// - Parameter byteCount: The picture's expected size; nil to check only that it is not empty.
  package func isReadable(format: String, byteCount: Int? = nil) -> Bool {
    let links = [("current.\(format)", "picture.\(format)", byteCount), ("current.json", FileName.report, nil)]
    return links.allSatisfy { name, target, byteCount in
      StoredFile.target(path(name)) == "\(FileName.current)/\(target)" && StoredFile.hasBytes(path(name), byteCount)
    }
  }

  /// The file of the current picture with links resolved, which is named by its hash; nil if there is none. Only for
  /// bitmap formats.
  package func currentImageFile() -> String? {
    guard let resolved = realpath(path("current.png"), nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func report<Report: Decodable>(_ type: Report.Type) -> Report? {
    data("current.json").flatMap { Report(stableJSON: $0) }
  }

  /// The failure of the last attempt at a picture without a timeline; nil if it succeeded.
  package func failure() -> ReloadHistory.Failure? {
    data(FileName.failure).flatMap { ReloadHistory.Failure(stableJSON: $0) }
  }

  /// When the current frame was made current; nil if there is none.
  package func currentSince() -> Date? {
    var status = stat()
    guard lstat(path(FileName.current), &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }
}
