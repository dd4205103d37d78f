import CLinux
public import Foundation

/// Watches all files below some folders, also in folders that are created later.
public final class FolderTreeWatch: Sendable {
  public struct Changes: Sendable {
    /// The changed files.
    public var paths: Set<String> = []
    /// Whether a file came, went or was renamed.
    public var isStructural = false
    /// Why some folders cannot be watched.
    public var problem: String?
  }

  /// Files are usually written in several steps; this long after the last one, in milliseconds, they are reported.
  private static let quietTime: Int32 = 15
  /// A program that writes without pause is reported this often, in seconds.
  private static let longestDelay = 0.25
  /// How often to look for a folder that does not exist, in milliseconds.
  private static let absenceInterval: Int32 = 100

  private let roots: [String]
  private let isIgnored: @Sendable (String) -> Bool
  private let onChange: @Sendable (Changes) -> Void

  /// Watches until the end of the process.
  ///
  /// - Parameters:
  ///   - isIgnored: Whether files and folders of this name are not watched, besides hidden ones.
  ///   - onChange: Receives changes from a thread of its own.
  public init(
    _ folders: [URL], ignoring isIgnored: @escaping @Sendable (String) -> Bool = { _ in false },
    onChange: @escaping @Sendable (Changes) -> Void
  ) {
    roots = folders.map { $0.resolvingSymlinksInPath().path }
    (self.isIgnored, self.onChange) = (isIgnored, onChange)
    let isReady = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      var tree = Tree(descriptor: clinux_watch(), isIgnored: isIgnored)
      for root in roots { tree.add(root) }
      isReady.signal()
      watch(&tree)
    }
    isReady.wait()
  }

  private func watch(_ tree: inout Tree) {
    guard tree.descriptor >= 0 else {
      return onChange(Changes(problem: "files cannot be watched: \(SystemError.last)"))
    }
    if let problem = tree.problem { onChange(Changes(problem: problem)) }
    while true {
      let absent = roots.filter { !tree.watches($0) }
      if !waits(for: tree.descriptor, absent.isEmpty ? -1 : Self.absenceInterval) {
        let returned = absent.filter { access($0, F_OK) == 0 }
        for root in returned { tree.add(root) }
        if !returned.isEmpty { onChange(Changes(paths: Set(returned), isStructural: true)) }
        continue
      }
      let start = Date()
      repeat {
        tree.readEvents()
      } while waits(for: tree.descriptor, Self.quietTime)
        && -start.timeIntervalSinceNow < Self.longestDelay
      let changes = tree.takeChanges()
      if !changes.paths.isEmpty || changes.problem != nil { onChange(changes) }
    }
  }

  /// Whether events come within this time in milliseconds; -1 waits for them.
  private func waits(for descriptor: Int32, _ time: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return uninterrupted { poll(&request, 1, time) } > 0
  }
}

/// The watched folders and their files.
private struct Tree {
  let descriptor: Int32
  let isIgnored: @Sendable (String) -> Bool
  private var folders: [Int32: String] = [:]
  private var files: Set<String> = []
  private var touched: Set<String> = []
  private var isOverflown = false
  private(set) var problem: String?

  init(descriptor: Int32, isIgnored: @escaping @Sendable (String) -> Bool) {
    (self.descriptor, self.isIgnored) = (descriptor, isIgnored)
  }

  func watches(_ folder: String) -> Bool { folders.values.contains(folder) }

  /// Watches a folder and everything inside.
  mutating func add(_ folder: String) {
    let number = clinux_watch_names(descriptor, folder)
    guard number >= 0 else {
      if errno == ENOSPC {
        problem =
          "some folders are not watched: the system's limit of inotify watches is reached"
          + " (fs.inotify.max_user_watches)"
      }
      return
    }
    folders[number] = folder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !isHidden(name) {
      let path = folder + "/" + name
      if isFolder(path) { add(path) } else { files.insert(path) }
    }
  }

  private func isHidden(_ name: String) -> Bool { name.hasPrefix(".") || name.hasSuffix("~") || isIgnored(name) }

  /// Links to folders are not followed: they may lead anywhere.
  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  mutating func readEvents() { FileEvents.read(descriptor) { take($0, name: $1) } }

  private mutating func take(_ event: inotify_event, name: String) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isOverflown = true }
    guard let folder = folders[event.wd] else { return }
    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 {
      folders[event.wd] = nil
      if event.mask & UInt32(IN_IGNORED) == 0 { touched.insert(folder) }
      return
    }
    guard !name.isEmpty, !isHidden(name) else { return }
    touched.insert(folder + "/" + name)
  }

  /// The changes since the last call.
  mutating func takeChanges() -> FolderTreeWatch.Changes {
    var changes = FolderTreeWatch.Changes(problem: problem)
    problem = nil
    let before = files
    for path in touched {
      if isFolder(path) {
        if !watches(path) { add(path) }
      } else if access(path, F_OK) == 0 {
        files.insert(path)
        changes.paths.insert(path)
      } else {
        files = files.filter { $0 != path && !$0.hasPrefix(path + "/") }
      }
    }
    if isOverflown {
      // Events were lost: anything may have happened.
      files = []
      for root in Set(folders.values) { add(root) }
      changes.paths.formUnion(files)
    }
    changes.isStructural = before != files || isOverflown
    changes.paths.formUnion(before.symmetricDifference(files))
    (touched, isOverflown) = ([], false)
    return changes
  }
}
