import AtomicFiles
package import Foundation

/// The folder that pictures are put into: one folder for each placed widget, and `.almanac` with what passes share.
package struct OutputFolder: Sendable {
  package let url: URL
  private let path: String

  package init(_ url: URL) { (self.url, path) = (url, url.path) }

  /// The folder of a place.
  package func place(_ name: PlaceName) -> PlaceFolder { place(at: name.path) }

  /// The folder of the place at `path`.
  package func place(at path: String) -> PlaceFolder { PlaceFolder(path: "\(self.path)/\(path)") }

  /// The paths of all places, in order; nil where the folder cannot be read.
  package func places() -> [String]? { folders(with: PlaceFolder.FileName.timeline) }

  /// The paths of the folders that have a file of that name, in order; nil where the folder cannot be read.
  func folders(with name: String) -> [String]? {
    let files = FileManager.default
    guard let kinds = try? files.contentsOfDirectory(atPath: url.path) else { return nil }
    return kinds.filter { !$0.hasPrefix(".") }.flatMap { kind in
      let folder = url.appending(path: kind).path
      return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { "\(kind)/\($0)" }
    }.filter { files.fileExists(atPath: url.appending(path: "\($0)/\(name)").path) }.sorted()
  }

  // MARK: What is due

  private var ownFolder: URL { url.appending(path: ".almanac") }
  private var dueFile: String { ownFolder.appending(path: "due").path }
  /// The path of a file in ``ownFolder``, from the output on.
  private static func own(_ name: String) -> String { ".almanac/\(name)" }

  /// What the last pass left; nil where every place is to be looked at.
  package func dueList() -> DueList? {
    StoredFile.contents(dueFile).flatMap { DueList(text: String(decoding: $0, as: UTF8.self)) }
  }

  /// Whether there is a list that cannot be read.
  package var isDueListDamaged: Bool { StoredFile.isAnything(dueFile) && dueList() == nil }

  /// Says that the list does not hold any more: to be called before a place changes.
  package func forgetDueList() throws(StoreError) {
    guard unlink(dueFile) != 0 else { return }
    let code = errno
    if code != ENOENT && !StoredFile.makeWay(for: Self.own("due"), in: url.path) {
      throw StoreError(path: dueFile, code: code)
    }
  }

  /// Removes what passes left that were ended while they wrote. To be called by one who has the right to a pass.
  package func sweep() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: ownFolder.path)) ?? []
    where name.hasSuffix(".tmp") {
      unlink(ownFolder.appending(path: name).path)
    }
  }

  /// Keeps the list. It can be made again, so nobody waits for the disk.
  package func keep(_ list: DueList) throws(StoreError) {
    try StoredFile.replace(Self.own("due"), in: url.path, with: Data(list.text.utf8), calls: .unsynchronized)
  }

  // MARK: One at a time

  /// Whoever may change the folder; let go by ``OutputLock/release()``, or the end of the process.
  ///
  /// - Parameters:
  ///   - name: What is locked: a pass, or the daemon.
  ///   - onWait: Called before another is waited for; nil not to wait.
  /// - Returns: Nil where another has it and nobody is waited for.
  package func lock(_ name: OutputLock.Name, onWait: (() -> Void)?) throws(StoreError) -> OutputLock? {
    var isFolder: ObjCBool = true
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw StoreError(path: url.path, isDisk: false, reason: String(cString: strerror(ENOTDIR)))
    }
    let isMended = try checkVersion()
    let path = ownFolder.appending(path: name.rawValue).path
    var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    if descriptor < 0 && StoredFile.makeWay(for: Self.own(name.rawValue), in: url.path) {
      descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    }
    guard descriptor >= 0 else { throw StoreError(path: path, code: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard let onWait else {
        close(descriptor)
        return nil
      }
      onWait()
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }
    return OutputLock(descriptor: descriptor, path: path, isMended: isMended)
  }

  /// Makes `version`, or mends it.
  ///
  /// - Returns: Whether there was one that was damaged.
  /// - Throws: ``StoreError`` where it is another one, or cannot be written.
  private func checkVersion() throws(StoreError) -> Bool {
    let path = ownFolder.appending(path: "version").path
    let text = StoredFile.contents(path, limit: 32).map { String(decoding: $0, as: UTF8.self) }
    if text == "1\n" { return false }
    if text?.wholeMatch(of: /[0-9]+\n/) != nil {
      throw StoreError(path: url.path, isDisk: false, reason: "another release of the program keeps its pictures there")
    }
    let isDamaged = StoredFile.isAnything(path)
    try StoredFile.replace(Self.own("version"), in: url.path, with: Data("1\n".utf8), calls: .system)
    return isDamaged
  }
}

/// The right to change an output.
package final class OutputLock: Sendable {
  package enum Name: String, Sendable {
    /// One pass at a time.
    case pass = "pass.lock"
    /// One daemon.
    case daemon = "daemon.lock"
  }

  /// Whether what says how the output is kept was damaged, and is mended now.
  package let isMended: Bool
  private let descriptor: Int32
  private let path: String

  fileprivate init(descriptor: Int32, path: String, isMended: Bool) {
    (self.descriptor, self.path, self.isMended) = (descriptor, path, isMended)
  }

  /// Whether it is the one that others find: false once its folder was removed, or another took its place.
  package var isInPlace: Bool {
    var (own, found) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, stat(path, &found) == 0 else { return false }
    return own.st_dev == found.st_dev && own.st_ino == found.st_ino
  }

  /// Lets go of it; to be called once.
  package func release() {
    // A program that is just being started has the descriptor, too, until it has begun: closing alone is not enough.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
