import Foundation
import JSONText
import NIOCore
import Refreshing
import Rendering
import RequestReading
import Scheduling
import SharedFolders
import SystemIO

/// A slot's timeline and its files, as they were when they were last read.
struct PublishedSlot: Sendable {
  /// Changes when the slot does.
  struct Identity: Hashable, Sendable {
    let current: String
    let timeline: StoredFile.Identity?
    let state: StoredFile.Identity?

    /// Nil if the slot has no picture.
    init?(_ place: SlotFolder) {
      guard let current = place.currentFrame() else { return nil }
      self.current = current
      (timeline, state) = (place.timelineIdentity, StoredFile.identity(place.path(SlotFolder.FileName.state)))
    }
  }

  private struct Key: Hashable {
    let frame: String
    let form: PublishedForm
  }

  /// Few frames are asked for at a time: the current one, and the next.
  private static let fileLimit = 12

  let identity: Identity
  private let path: String
  private let record: TimelineRecord?
  private let stack: StackSlot?
  /// When the provider is asked again; nil for never.
  private let nextReload: Date?
  private let format: String
  private var files: [Key: PublishedFile] = [:]
  /// When a stack or a wallpaper changes, and the date at which that was found out.
  private var change: (date: Date?, asked: Date)?

  init(_ place: SlotFolder, _ path: String, _ identity: Identity, at now: Date) {
    (self.path, self.identity) = (path, identity)
    stack = place.stackRecord()?.stack
    record = stack == nil ? place.record() : nil
    format = record?.format ?? stack?.format ?? place.report(ScreenReport.self)?.format ?? "png"
    nextReload = record.flatMap { Self.nextReload(of: $0, place, at: now) }
  }

  /// When the provider is asked again; nil for never.
  private static func nextReload(of record: TimelineRecord, _ place: SlotFolder, at now: Date) -> Date? {
    let history = place.history()
    let situation = ReloadSituation(shown: record.shown, history: history, request: history.servedRequest)
    return situation.plan(at: now, rules: history.rules).date
  }

  mutating func moment(as form: PublishedForm, at now: Date, in output: OutputFolder) -> PublishedMoment? {
    if case .picture(let suffix) = form, suffix != format { return nil }
    let (frame, end) = frame(at: now, in: output)
    guard let file = file(of: frame, as: form, in: output) else { return nil }
    return PublishedMoment(file: file, end: end)
  }

  /// The frame to show, and the end of its time.
  private mutating func frame(at now: Date, in output: OutputFolder) -> (name: String, end: Date?) {
    let current = identity.current
    guard let record else { return (current, nextChange(at: now, in: output)) }
    // A frame of a single second is newer than the one that was drawn ahead.
    if let second = SecondsFrame(name: current), second.isCurrent(at: now) { return (current, second.until) }
    let name = record.frame(at: now)?.name ?? current
    return (name, [record.nextChange(after: now), nextReload].compactMap(\.self).min())
  }

  /// When a stack shows another widget or picture, or a wallpaper one of its widgets does.
  private mutating func nextChange(at now: Date, in output: OutputFolder) -> Date? {
    if let change, now >= change.asked, now < change.date ?? (change.asked + Self.longestGuess) { return change.date }
    let members = stack?.members.map(\.path) ?? wallpaperMembers(in: output)
    var dates = members.flatMap { member -> [Date] in
      let place = output.place(at: member)
      guard let record = place.record() else { return [] }
      return [record.nextChange(after: now), Self.nextReload(of: record, place, at: now)].compactMap(\.self)
    }
    if let stack, let date = output.situation(of: stack).nextChange(after: now) { dates.append(date) }
    change = (dates.min(), now)
    return dates.min()
  }

  /// How long a wallpaper without any date is taken to have none, in seconds.
  private static let longestGuess: TimeInterval = 60

  private func wallpaperMembers(in output: OutputFolder) -> [String] {
    output.place(at: path).report(ScreenReport.self)?.panes.map(\.place) ?? []
  }

  private mutating func file(of frame: String, as form: PublishedForm, in output: OutputFolder) -> PublishedFile? {
    let key = Key(frame: frame, form: form)
    if let file = files[key] { return file }
    guard let file = read(frame, as: form, in: output) else { return nil }
    if files.count >= Self.fileLimit { files = [:] }
    files[key] = file
    return file
  }

  private func read(_ frame: String, as form: PublishedForm, in output: OutputFolder) -> PublishedFile? {
    let place = output.place(at: path)
    let folder = "\(SlotFolder.FileName.frames)/\(frame)"
    guard let report = Self.contents(of: place.path("\(folder)/\(SlotFolder.FileName.report)"), inside: output) else {
      return nil
    }
    let data: Data
    switch form {
    case .json: data = report
    case .html:
      let name = path.split(separator: "/").last.map(String.init) ?? path
      data = FramePage(of: path, picture: "\(name).\(format)", report: report).html
    case .picture(let suffix):
      guard let picture = Self.contents(of: place.path("\(folder)/picture.\(suffix)"), inside: output) else {
        return nil
      }
      data = picture
    }
    let date = PublishedReport(stableJSON: report)?.date ?? place.currentSince() ?? Date(timeIntervalSince1970: 0)
    return PublishedFile(
      body: ByteBuffer(bytes: data), type: form.type, tag: "\"\(ContentHash(data).digits)\"", modified: date)
  }

  /// The bytes of a file whose links all lead to files of the output; nil for any other.
  private static func contents(of path: String, inside output: OutputFolder) -> Data? {
    guard let root = realpath(output.path, nil) else { return nil }
    defer { free(root) }
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    guard String(cString: resolved).hasPrefix(String(cString: root) + "/") else { return nil }
    return StoredFile.contents(String(cString: resolved))
  }
}
