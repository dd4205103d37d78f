package import Foundation
internal import SystemIO

/// A report folder with a page, `report.html`, that shows the differences and needs no server.
///
/// Several processes may write to one folder at the same time. Next to the page is `results.html`, which is
/// append-only and which the page loads in a hidden frame. It is HTML because a script with one broken line does not
/// run at all, while a document is parsed around it. `entries` has a folder of files for each entry.
package struct SnapshotReport: Sendable {
  /// The folder; created when the first entry is added.
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// The page to open.
  package var page: URL { folder.appending(path: "report.html", directoryHint: .notDirectory) }

  /// Entries are appended to it with single writes.
  package var results: URL { folder.appending(path: "results.html", directoryHint: .notDirectory) }

  /// The page with the fragment of an entry.
  package func page(showing name: String) -> URL {
    let letters = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    let fragment = name.addingPercentEncoding(withAllowedCharacters: letters) ?? ""
    return URL(string: "\(page.absoluteString)#\(fragment)") ?? page
  }

  /// The folder with the images and texts of an entry: `reference.png`, `candidate.png`, `difference.png` and
  /// `triptych.png`, or `reference.txt` and `candidate.txt`.
  package func folder(of name: String) -> URL {
    entries.appending(path: EntryFolder.name(for: name), directoryHint: .isDirectory)
  }

  /// Starts the report of a test run: empties the folder, unless it already belongs to the run.
  ///
  /// Only files of a report are removed; another `report.html` or `results.html` is an error. All processes of a run
  /// call this with the same identity before they add entries, and the first one empties the folder.
  ///
  /// - Parameter run: The run's unique identity: a date, or the number of the process that started it.
  /// - Throws: If the folder cannot be written, or has such a file.
  package func begin(run: String) throws(SnapshotReportError) {
    try prepare(ReportLine.head(run: run)) { isOf(run: run) }
  }

  /// Whether the report belongs to a run.
  package func isOf(run: String) -> Bool {
    let head = ReportLine.head(run: run)
    return (try? Self.beginning(of: results.path, count: head.count)) == head
  }

  /// Adds an entry, replacing an earlier one with the same name.
  ///
  /// - Returns: The page with the entry's fragment.
  /// - Throws: If the folder cannot be written, or the candidate is empty.
  @discardableResult
  package func note(_ entry: ReportEntry) throws(SnapshotReportError) -> URL {
    // Before its files: creating the report empties the folder.
    let descriptor = try openResults()
    defer { close(descriptor) }
    let place = EntryFolder(url: folder(of: entry.name))
    let (record, files) = try ReportRecord.make(of: entry, in: place)
    if !files.isEmpty { try place.write(files) }
    try append(ReportLine.bytes(of: record), to: descriptor)
    return page(showing: entry.name)
  }

  /// Adds a change to the entry `name`, which the page plays.
  ///
  /// - Throws: If the folder cannot be written.
  package func note(_ change: ReportChange, of name: String) throws(SnapshotReportError) {
    let descriptor = try openResults()
    defer { close(descriptor) }
    try EntryFolder(url: folder(of: name)).add(change.picture, as: .change)
    try append(ReportLine.bytes(of: change.record(of: name)), to: descriptor)
  }

  /// Adds an entry for a process that crashed while it drew `name`.
  ///
  /// - Throws: If the folder cannot be written.
  package func noteStop(of name: String, source: SourceLine?) throws(SnapshotReportError) {
    let descriptor = try openResults()
    defer { close(descriptor) }
    try append(stopLine(name: name, source: source), to: descriptor)
  }

  /// Records the beginning of a part of the run, with a unique name. The page shows a warning as long as a part has
  /// not ended, because it was killed or is still running.
  ///
  /// - Throws: If the folder cannot be written.
  package func noteBegin(of part: String) throws(SnapshotReportError) { try note(part, isEnd: false) }

  /// Records the end of a part of the run.
  ///
  /// - Throws: If the folder cannot be written.
  package func noteEnd(of part: String) throws(SnapshotReportError) { try note(part, isEnd: true) }

  private func note(_ part: String, isEnd: Bool) throws(SnapshotReportError) {
    let descriptor = try openResults()
    defer { close(descriptor) }
    try append(ReportLine.bytes(of: part, isEnd: isEnd), to: descriptor)
  }

  /// The line that a signal handler, which may call almost no functions, writes to a descriptor of ``openResults()``
  /// with a single call if the process crashes while it draws `name`.
  package func stopLine(name: String, source: SourceLine?) -> [UInt8] {
    ReportLine.bytes(of: ReportRecord(stopped: name, source: source, folder: EntryFolder.name(for: name)))
  }

  /// Opens ``results`` for appending; the caller closes the descriptor. Creates the report if necessary.
  ///
  /// - Throws: If the folder cannot be written.
  package func openResults() throws(SnapshotReportError) -> Int32 {
    let flags = O_RDWR | O_APPEND | O_CLOEXEC
    var descriptor = open(results.path, flags)
    if descriptor < 0 && errno == ENOENT {
      // Unless another process has created it, for whatever run.
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

  /// A single write is atomic, so lines of several processes never mix.
  private func append(_ line: [UInt8], to descriptor: Int32) throws(SnapshotReportError) {
    let count = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 { throw failure(results.path) }
    // The rest is not written: the page skips the broken line.
    if count < line.count { throw SnapshotReportError(path: results.path, reason: SystemError(ENOSPC).description) }
  }

  /// Empties the folder and writes the page, unless `isReady` returns true under the lock.
  private func prepare(_ head: Data, unless isReady: () -> Bool) throws(SnapshotReportError) {
    try whileLocked { () throws(SnapshotReportError) in
      if isReady() { return }
      try clear()
      try replace(page, with: Data(ReportPage.html.utf8))
      try replace(results, with: head)
    }
  }

  private static func beginning(of path: String, count: Int) throws(RegularFile.Failure) -> Data {
    let file = try RegularFile(path)
    do throws(SystemError) { return try OpenBytes.read(file.descriptor, upTo: count) } catch { throw .system(error) }
  }

  private func clear() throws(SnapshotReportError) {
    for (file, beginning) in [(results, ReportLine.beginning), (page, ReportPage.beginning)] {
      do throws(RegularFile.Failure) {
        if try Self.beginning(of: file.path, count: beginning.utf8.count) == Data(beginning.utf8) { continue }
      } catch .system, .isFolder {
        continue
      } catch {}
      throw foreign(file.path)
    }
    let claims = folder.appending(path: ReferenceClaims.name)
    for file in [results, page, claims] where unlink(file.path) != 0 && errno != ENOENT { throw failure(file.path) }
    var status = stat()
    // Symbolic links are not followed, as their targets are not ours.
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

  /// Locks the folder itself.
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
    SnapshotReportError(path: path, reason: "the path exists and is not a snapshot report")
  }

  private func failure(_ path: String) -> SnapshotReportError {
    SnapshotReportError(path: path, reason: SystemError.last.description)
  }
}
