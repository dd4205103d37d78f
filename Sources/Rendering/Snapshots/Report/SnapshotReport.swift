internal import SystemIO
package import Foundation

/// A folder with a page, `report.html`, on which a person sees what differs; it needs no server.
///
/// Several processes may note things in one folder at the same time. Beside the page is `results.html`, a file that is
/// only appended to and that the page shows in a frame which nobody sees: HTML, because a script with one broken line
/// does not run at all, while a document is read around it. `entries` has a folder of files for each entry.
package struct SnapshotReport: Sendable {
  /// The folder; made when something is first noted.
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// What a person opens.
  package var page: URL { folder.appending(path: "report.html", directoryHint: .notDirectory) }

  /// What entries are appended to, by single writes.
  package var results: URL { folder.appending(path: "results.html", directoryHint: .notDirectory) }

  /// The page with the fragment that shows an entry.
  package func page(showing name: String) -> URL {
    let letters = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    let fragment = name.addingPercentEncoding(withAllowedCharacters: letters) ?? ""
    return URL(string: "\(page.absoluteString)#\(fragment)") ?? page
  }

  /// Where the pictures and texts of an entry are: `reference.png`, `candidate.png`, `difference.png` and
  /// `triptych.png`, or `reference.txt` and `candidate.txt`.
  package func folder(of name: String) -> URL {
    entries.appending(path: EntryFolder.name(for: name), directoryHint: .isDirectory)
  }

  /// Makes the report that of a run of tests: empties it, unless it is already.
  ///
  /// Only files that a report makes are removed; a `report.html` or `results.html` of another maker is an error. All processes of a run call this with one name before they note
  /// something; whichever is first empties the folder.
  ///
  /// - Parameter run: Unlike that of the runs before: a date, or the number of the process that began it.
  /// - Throws: Where the folder cannot be written, or holds such a file.
  package func begin(run: String) throws(SnapshotReportError) {
    try prepare(ReportLine.head(run: run)) { isOf(run: run) }
  }

  /// Whether the report is that of a run, so far.
  package func isOf(run: String) -> Bool {
    FileManager.default.contents(atPath: results.path)?.starts(with: ReportLine.head(run: run)) == true
  }

  /// Adds an entry; a later one of the same name takes its place.
  ///
  /// - Returns: The page with the fragment that shows the entry.
  /// - Throws: Where the folder cannot be written, or the candidate has no pixels.
  @discardableResult
  package func note(_ entry: ReportEntry) throws(SnapshotReportError) -> URL {
    // Before its files: a report that is only now made empties the folder.
    let descriptor = try openResults()
    defer { close(descriptor) }
    let place = EntryFolder(url: folder(of: entry.name))
    let (record, files) = try ReportRecord.make(of: entry, in: place)
    if !files.isEmpty { try place.write(files) }
    try append(ReportLine.bytes(of: record), to: descriptor)
    return page(showing: entry.name)
  }

  /// Adds an entry that says that the process ended while it drew `name`.
  ///
  /// - Throws: Where the folder cannot be written.
  package func noteStop(of name: String, source: SourceLine?) throws(SnapshotReportError) {
    let descriptor = try openResults()
    defer { close(descriptor) }
    try append(stopLine(name: name, source: source), to: descriptor)
  }

  /// Notes that a part of the run, named like no other of it, begins. The page warns as long as one has not ended: it was
  /// killed, or still works.
  ///
  /// - Throws: Where the folder cannot be written.
  package func noteBegin(of part: String) throws(SnapshotReportError) { try note(part, isEnd: false) }

  /// Notes that a part of the run has done all that it had to do.
  ///
  /// - Throws: Where the folder cannot be written.
  package func noteEnd(of part: String) throws(SnapshotReportError) { try note(part, isEnd: true) }

  private func note(_ part: String, isEnd: Bool) throws(SnapshotReportError) {
    let descriptor = try openResults()
    defer { close(descriptor) }
    try append(ReportLine.bytes(of: part, isEnd: isEnd), to: descriptor)
  }

  /// What a handler of signals, which may call next to nothing, writes to a descriptor of ``openResults()`` with one
  /// call when the process ends while it draws `name`.
  package func stopLine(name: String, source: SourceLine?) -> [UInt8] {
    ReportLine.bytes(of: ReportRecord(stopped: name, source: source, folder: EntryFolder.name(for: name)))
  }

  /// A descriptor of ``results`` that appends; the caller closes it. Makes the report if there is none.
  ///
  /// - Throws: Where the folder cannot be written.
  package func openResults() throws(SnapshotReportError) -> Int32 {
    let flags = O_RDWR | O_APPEND | O_CLOEXEC
    var descriptor = open(results.path, flags)
    if descriptor < 0 && errno == ENOENT {
      // Unless another process made it by now, whatever run it is of.
      try prepare(ReportLine.head(run: "")) { access(results.path, F_OK) == 0 }
      descriptor = open(results.path, flags)
    }
    guard descriptor >= 0 else { throw failure(results.path) }
    let beginning = Array(ReportLine.beginning.utf8)
    var found = [UInt8](repeating: 0, count: beginning.count)
    if pread(descriptor, &found, found.count, 0) != found.count || found != beginning {
      close(descriptor)
      throw foreign(results.path)
    }
    return descriptor
  }

  private var entries: URL { folder.appending(path: "entries", directoryHint: .isDirectory) }

  /// One write: the system lets no other come between, so lines of several processes never mix.
  private func append(_ line: [UInt8], to descriptor: Int32) throws(SnapshotReportError) {
    let count = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 { throw failure(results.path) }
    // The rest is not written: what is there is one broken line, which the page passes over.
    if count < line.count { throw SnapshotReportError(path: results.path, reason: SystemError(ENOSPC).description) }
  }

  /// Empties the folder and writes the page, unless that is done, as `isReady` is asked under the lock.
  private func prepare(_ head: Data, unless isReady: () -> Bool) throws(SnapshotReportError) {
    try whileLocked { () throws(SnapshotReportError) in
      if isReady() { return }
      try clear()
      try replace(page, with: Data(ReportPage.html.utf8))
      try replace(results, with: head)
    }
  }

  private func clear() throws(SnapshotReportError) {
    for (file, beginning) in [(results, ReportLine.beginning), (page, ReportPage.beginning)] {
      if let data = FileManager.default.contents(atPath: file.path), !data.starts(with: beginning.utf8) {
        throw foreign(file.path)
      }
    }
    let claims = folder.appending(path: SharedClaims.name)
    for file in [results, page, claims] where unlink(file.path) != 0 && errno != ENOENT { throw failure(file.path) }
    var status = stat()
    // A link is not followed: what it leads to is not ours.
    guard lstat(entries.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: entries.path)) ?? [] {
      let url = entries.appending(path: name, directoryHint: .isDirectory)
      if lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { EntryFolder(url: url).remove() }
    }
    rmdir(entries.path)
  }

  private func replace(_ file: URL, with data: Data) throws(SnapshotReportError) {
    do { try AtomicFile.write(data, to: file.path) } catch {
      throw SnapshotReportError(path: file.path, reason: error.reason)
    }
  }

  /// The lock is on the folder itself.
  private func whileLocked(_ body: () throws(SnapshotReportError) -> Void) throws(SnapshotReportError) {
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw SnapshotReportError(path: folder.path, reason: error.localizedDescription)
    }
    let lock: FileLock
    do throws(SystemError) {
      lock = try FileLock(folder: folder.path)
      try lock.acquire()
    } catch {
      throw SnapshotReportError(path: folder.path, reason: "\(error)")
    }
    defer { lock.release() }
    try body()
  }

  private func foreign(_ path: String) -> SnapshotReportError {
    SnapshotReportError(path: path, reason: "a file that no report made is in its place")
  }

  private func failure(_ path: String) -> SnapshotReportError {
    SnapshotReportError(path: path, reason: SystemError.last.description)
  }
}
