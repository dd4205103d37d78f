import Diagnostics
import Foundation
import Synchronization
import SystemIO

/// The property list of a suite. It is read again after another process replaced it, and written atomically.
final class DefaultsFile: @unchecked Sendable {
  private static let largestSize = 64 << 20

  private let path: String
  // Guards the following properties.
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var stamp: Stamp?

  private init(path: String) { self.path = path }

  /// The instance for the file at `url`, which all callers share.
  static func at(_ url: URL) -> DefaultsFile {
    let path = url.path(percentEncoded: false)
    return opened.withLock { opened in
      if let file = opened[path] { return file }
      let file = DefaultsFile(path: path)
      opened[path] = file
      return file
    }
  }

  /// The current contents; empty if there is no file.
  var contents: [String: Any] { lock.withLock { current() } }

  /// Changes the contents. Concurrent changes by other processes are not lost.
  func change(_ body: (inout [String: Any]) -> Void) {
    lock.withLock {
      do {
        // Private, as on Apple's systems: a value may be a password.
        PrivateFile.makeFolder(folder)
        try withFileLock {
          var values = current()
          guard stamp?.isReadable != false else { return }
          body(&values)
          let data = try PropertyListData.xml(values)
          try AtomicFile.write(data, to: path, isPrivate: true)
        }
      } catch {
        report("defaults.unwritable", "the value is not stored: \(error)")
      }
    }
  }

  private var folder: String { (path as NSString).deletingLastPathComponent }

  private func current() -> [String: Any] {
    let now = Stamp(of: path)
    guard now != stamp else { return values }
    (stamp, values) = (now, [:])
    guard now != nil else { return [:] }
    if let data = try? RegularFile.contents(of: path, limit: Self.largestSize),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      values = list
    } else {
      stamp?.isReadable = false
      report(
        "defaults.unreadable", "not a property list with a dictionary; nothing is read from it or stored in it")
    }
    return values
  }

  /// Runs `body` while no other process changes the file.
  private func withFileLock(_ body: () throws -> Void) throws {
    let lock = try FileLock(file: path + ".lock", permissions: 0o600)
    try lock.acquire()
    defer { lock.release() }
    try body()
  }

  private func report(_ id: String, _ message: String) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: path))
  }

  private static let opened = Mutex<[String: DefaultsFile]>([:])
}

/// Changes whenever the file is replaced.
private struct Stamp: Equatable {
  let node: UInt64
  let size: Int64
  let seconds, nanoseconds: Int
  var isReadable = true

  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (node, size) = (UInt64(status.st_ino), Int64(status.st_size))
    (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
  }

  static func == (a: Stamp, b: Stamp) -> Bool {
    (a.node, a.size, a.seconds, a.nanoseconds) == (b.node, b.size, b.seconds, b.nanoseconds)
  }
}
