import AtomicFiles
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
package struct PlaceFolder: Sendable {
  /// The folder's whole path. Kept as it is needed: a pass in which nothing is due makes a thousand of these.
  package let path: String

  package init(_ url: URL) { path = url.path }

  init(path: String) { self.path = path }

  // MARK: Reading

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
    return now.flatMap { record.frame(at: $0) }.map { !isWhole($0.name, format: record.format) } ?? false
  }

  /// Whether a frame's report and picture are those that their names say.
  private func isWhole(_ name: String, format: String) -> Bool {
    let folder = "\(FileName.frames)/\(name)"
    guard let report = data("\(folder)/\(FileName.report)"), ContentHash(report).digits == name,
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

  /// When the frame in place was put there; nil if none is.
  package func shownSince() -> Date? {
    var status = stat()
    guard lstat(path(FileName.current), &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }

  // MARK: Writing

  /// Keeps the history.
  ///
  /// - Parameter outlivesPowerCuts: Waits for the disk.
  package func keep(_ history: ReloadHistory, outlivesPowerCuts: Bool) throws(StoreError) {
    try write(try json(history), to: FileName.state, outlivesPowerCuts)
  }

  /// Keeps a history in place of one of an attempt that nothing was kept of. Where there is no room even for that, there
  /// is none then: the attempt is to be made again at once.
  package func goBack(to history: ReloadHistory) {
    do throws(StoreError) { try keep(history, outlivesPowerCuts: false) } catch { unlink(path(FileName.state)) }
  }

  /// Keeps a picture and what is said of it, and gives the frame's name. Equal ones are kept once.
  ///
  /// - Parameters:
  ///   - picture: The file's bytes.
  ///   - format: The ending of the file's name: `png`, `svg` or `pdf`.
  ///   - report: What is said, given the picture's hash.
  package func keep(
    picture: Data, format: String, report: (_ hash: String) throws(StoreError) -> Data
  ) throws(StoreError) -> String {
    let hash = ContentHash(picture).digits
    let file = "\(FileName.pictures)/\(hash).\(format)"
    if !isFile(file, with: picture) { try write(picture, to: file) }
    let text = try report(hash)
    let name = ContentHash(text).digits
    let folder = "\(FileName.frames)/\(name)"
    if !isFile("\(folder)/\(FileName.report)", with: text) {
      try write(text, to: "\(folder)/\(FileName.report)")
    }
    try link("\(folder)/picture.\(format)", to: "../../\(file)")
    return name
  }

  /// Keeps a timeline, and removes what neither it nor `last` nor the frame in place needs.
  package func keep(_ record: TimelineRecord, replacing last: TimelineRecord?) throws(StoreError) {
    try write(try json(record), to: FileName.timeline)
    let frames = Set((record.frames + (last?.frames ?? [])).map(\.name) + [shownFrame()].compactMap(\.self))
    sweep(keeping: frames)
  }

  /// Removes what none of the named frames needs.
  package func keepOnly(_ frames: Set<String>) { sweep(keeping: frames) }

  /// Puts a frame in place, in one step. ``synchronize()`` brings it to the disk.
  ///
  /// - Throws: ``StoreError`` where it cannot; the frame that was there stays.
  package func show(_ name: String, format: String) throws(StoreError) {
    try link(FileName.current, to: "\(FileName.frames)/\(name)")
    try link("current.\(format)", to: "\(FileName.current)/picture.\(format)")
    try link("current.json", to: "\(FileName.current)/\(FileName.report)")
    for other in ["png", "svg", "pdf"] where other != format { unlink(path("current.\(other)")) }
  }

  /// Waits until what was put in place is on the disk. A file system that cannot do that for folders is forgiven.
  package func synchronize() {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  // MARK: Files

  enum FileName {
    static let timeline = "timeline.json"
    static let state = "state.json"
    static let current = "current"
    static let frames = "frames"
    static let pictures = "pictures"
    static let report = "report.json"
    static let stack = "stack.json"
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func data(_ name: String) -> Data? { StoredFile.contents(path(name)) }

  /// The value as JSON.
  package func json(_ value: some Encodable) throws(StoreError) -> Data {
    do {
      return try value.stableJSON()
    } catch {
      throw StoreError(path: path, isDisk: false, reason: "it cannot be written as JSON: \(error)")
    }
  }

  func write(_ data: Data, to name: String, _ outlivesPowerCuts: Bool = true) throws(StoreError) {
    try StoredFile.replace(name, in: path, with: data, calls: outlivesPowerCuts ? .system : .unsynchronized)
  }

  /// Whether there is a file with these bytes. Its size alone says nothing of a disk that lost some.
  private func isFile(_ name: String, with data: Data) -> Bool {
    let path = path(name)
    var status = stat()
    return stat(path, &status) == 0 && Int(status.st_size) == data.count
      && StoredFile.contents(path, limit: data.count) == data
  }

  /// Makes a symbolic link or lets it lead elsewhere, in one step; one that leads there already is left alone.
  private func link(_ name: String, to target: String) throws(StoreError) {
    let place = path(name)
    if StoredFile.target(place) == target { return }
    let temporary = "\(place).\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    guard symlink(target, temporary) == 0 else { throw StoreError(path: place, code: errno) }
    if rename(temporary, place) == 0 { return }
    let code = errno
    if StoredFile.makeWay(for: name, in: path), rename(temporary, place) == 0 { return }
    unlink(temporary)
    throw StoreError(path: place, code: code)
  }

  /// Removes frames but those named, the pictures that none of them shows, and what killed processes left.
  func sweep(keeping names: Set<String>) {
    let files = FileManager.default
    var pictures: Set<String> = []
    for name in (try? files.contentsOfDirectory(atPath: path(FileName.frames))) ?? [] {
      let folder = "\(path(FileName.frames))/\(name)"
      guard names.contains(name) else {
        try? files.removeItem(atPath: folder)
        continue
      }
      for file in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
        guard let target = try? files.destinationOfSymbolicLink(atPath: "\(folder)/\(file)") else { continue }
        pictures.insert(String(target.split(separator: "/").last ?? ""))
      }
    }
    for name in (try? files.contentsOfDirectory(atPath: path(FileName.pictures))) ?? [] where !pictures.contains(name) {
      unlink("\(path(FileName.pictures))/\(name)")
    }
    for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] where name.hasSuffix(".tmp") {
      unlink(path(name))
    }
  }
}

/// Why something could not be kept.
package struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// True where the disk is to blame, not the place.
  package let isDisk: Bool
  package let reason: String

  init(path: String, isDisk: Bool, reason: String) { (self.path, self.isDisk, self.reason) = (path, isDisk, reason) }

  init(path: String, code: Int32) {
    self.init(path: path, isDisk: [ENOSPC, EDQUOT, EIO].contains(code), reason: String(cString: strerror(code)))
  }

  init(_ error: AtomicFileError) {
    self.init(path: error.path, isDisk: error.kind == .inputOutput, reason: error.reason)
  }

  /// One sentence without a full stop.
  package var description: String { "\(path): cannot be \(isDisk ? "written" : "created"): \(reason)" }
}
