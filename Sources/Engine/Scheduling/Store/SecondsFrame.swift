package import Foundation
import JSONText
package import SharedFolders
import SystemIO

/// A frame for one second of a pre-rendered frame's time, stored only briefly.
///
/// Its name contains the pre-rendered frame's, so that other processes, such as `refresh` beside a daemon, leave it
/// alone while it is current, and restore the pre-rendered frame when no process draws seconds any more.
package struct SecondsFrame: Hashable, Sendable {
  /// The name of the pre-rendered frame.
  package let frame: String
  /// The end of its own time.
  package let until: Date

  package init(within frame: String, until: Date) { (self.frame, self.until) = (frame, until) }

  /// Parses ``name``; nil for the name of any other frame.
  package init?(name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let milliseconds = Int64(name[name.utf8.index(after: dot)...])
    else { return nil }
    self.init(within: String(name[..<dot]), until: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
  }

  /// The name of its folder.
  package var name: String {
    "\(frame).\(until.milliseconds)"
  }

  /// Whether it is current at `now`, or the next one is only slightly late.
  package func isCurrent(at now: Date) -> Bool {
    now < until + Self.tolerance && until <= now + Self.longest + Self.tolerance
  }

  /// How late the next picture may be, in seconds.
  static let tolerance: TimeInterval = 5
  /// The longest time that one is shown, in seconds.
  package static let longest: TimeInterval = 60

  /// The pre-rendered frame of the current frame, which may be one of its seconds; nil for a second that is over.
  package static func preRenderedFrame(_ name: String, at now: Date) -> String? {
    guard let second = SecondsFrame(name: name) else { return name }
    return second.isCurrent(at: now) ? second.frame : nil
  }
}

extension SlotFolder {
  /// Atomically shows a picture of a second. It does not wait for the disk.
  ///
  /// - Throws: ``StoreError``; the previous frame stays.
  package func makeCurrent(_ second: SecondsFrame, picture: Data, format: String, report: Data) throws(StoreError) {
    let folder = "\(FileName.frames)/\(second.name)"
    try write(picture, to: "\(folder)/picture.\(format)", false)
    try write(report, to: "\(folder)/\(FileName.report)", false)
    try makeCurrent(second.name, format: format)
  }

  package static func hash(of picture: Data) -> String { ContentHash(picture).digits }

  /// Removes the frames of seconds, except for those named and the current one.
  package func removeSecondsFrames(besides names: [String]) {
    let files = FileManager.default
    guard !StoredFile.isLink(path(FileName.frames)) else { return }
    let kept = Set(names + [currentFrame()].compactMap(\.self))
    for name in (try? files.contentsOfDirectory(atPath: path(FileName.frames))) ?? []
    where !kept.contains(name) && SecondsFrame(name: name) != nil {
      try? files.removeItem(atPath: path("\(FileName.frames)/\(name)"))
    }
  }

  /// The date of the next picture according to the current report; nil for never, or without a current picture.
  package func shownNextDate() -> Date? {
    struct Report: Decodable {
      let nextDate: Date?
    }
    return data("\(FileName.current)/\(FileName.report)").flatMap { Report(stableJSON: $0) }?.nextDate
  }
}
