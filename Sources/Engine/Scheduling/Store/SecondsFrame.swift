import JSONText
import SystemIO
package import Foundation

/// A picture of a second: a frame that is shown within the time of one that was drawn ahead, and kept for moments only.
///
/// It stands for that one, so that whoever looks at the place, `refresh` beside a daemon too, leaves it alone while it is
/// good, and puts the other in place where nobody draws seconds any more.
package struct SecondsFrame: Hashable, Sendable {
  /// The name of the frame that it stands for.
  package let frame: String
  /// When its own time ends.
  package let until: Date

  package init(within frame: String, until: Date) { (self.frame, self.until) = (frame, until) }

  /// Reads ``name``; nil for the name of any other frame.
  package init?(name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let milliseconds = Int64(name[name.utf8.index(after: dot)...])
    else { return nil }
    self.init(within: String(name[..<dot]), until: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
  }

  /// Its folder's name.
  package var name: String {
    "\(frame).\(until.milliseconds)"
  }

  /// Whether it may stay: it is of now, or whoever draws the next one is a little late.
  package func isGood(at now: Date) -> Bool {
    now < until + Self.patience && until <= now + Self.longest + Self.patience
  }

  /// The seconds by which the next picture may be late.
  static let patience: TimeInterval = 5
  /// The longest that one is shown, in seconds.
  package static let longest: TimeInterval = 60

  /// The frame drawn ahead that is in place by itself or by one of its seconds; nil for a second that is over.
  package static func standing(_ name: String, at now: Date) -> String? {
    guard let brief = SecondsFrame(name: name) else { return name }
    return brief.isGood(at: now) ? brief.frame : nil
  }
}

extension SlotFolder {
  /// Puts a picture of a second in place, in one step. Nothing of it waits for the disk.
  ///
  /// - Throws: ``StoreError`` where it cannot; the frame that was there stays.
  package func show(_ brief: SecondsFrame, picture: Data, format: String, report: Data) throws(StoreError) {
    let folder = "\(FileName.frames)/\(brief.name)"
    try write(picture, to: "\(folder)/picture.\(format)", false)
    try write(report, to: "\(folder)/\(FileName.report)", false)
    try show(brief.name, format: format)
  }

  /// The name by which a picture's bytes are known.
  package static func hash(of picture: Data) -> String { ContentHash(picture).digits }

  /// Removes pictures of seconds, but those named and the one in place.
  package func removeBriefFrames(besides names: [String]) {
    let files = FileManager.default
    guard !StoredFile.isLink(path(FileName.frames)) else { return }
    let kept = Set(names + [shownFrame()].compactMap(\.self))
    for name in (try? files.contentsOfDirectory(atPath: path(FileName.frames))) ?? []
    where !kept.contains(name) && SecondsFrame(name: name) != nil {
      try? files.removeItem(atPath: path("\(FileName.frames)/\(name)"))
    }
  }

  /// When another picture takes the place of the one in place, by its report; nil for never, or where none is.
  package func shownNextDate() -> Date? {
    struct Report: Decodable {
      let nextDate: Date?
    }
    return data("\(FileName.current)/\(FileName.report)").flatMap { Report(stableJSON: $0) }?.nextDate
  }
}
