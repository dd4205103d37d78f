import CLinux
import Foundation
import SystemIO

/// Watches with inotify the folder of requests, the output, and the files that determine the system's time zone.
struct FolderWatch {
  /// A watched folder and its events.
  private struct Folder {
    let path: String
    let wake: Wake
    /// The relevant names; `nil` for all except hidden ones.
    var names: Set<String>?
    /// The watch descriptor; `nil` before it is watched, -1 if that failed.
    var number: Int32?

    /// Watches the folder and returns the descriptor.
    func watch(_ descriptor: Int32) -> Int32 {
      switch wake {
      case .outputLoss: clinux_watch_removals(descriptor, path)
      case .zoneChange: clinux_watch_names(descriptor, path)
      default: clinux_watch_folder(descriptor, path)
      }
    }
  }

  /// The inotify descriptor; -1 if the system has none left.
  let descriptor: Int32
  private let requests: URL
  private var folders: [Folder]

  /// Does not start to watch yet.
  ///
  /// - Parameters:
  ///   - requests: The folder of requests; created if it does not exist.
  ///   - output: The output folder, if it is to be watched.
  init(requests: URL, output: URL?) {
    descriptor = clinux_watch()
    self.requests = requests
    folders = [Folder(path: requests.path, wake: .request)]
    guard let output else { return }
    folders += [
      Folder(path: output.path, wake: .outputLoss, names: []),
      // Passes create and remove files in here; without the lock another daemon may start.
      Folder(path: output.path + "/.almanac", wake: .outputLoss, names: ["daemon.lock"]),
    ]
  }

  var watchesRequests: Bool { folders[0].number.map { $0 >= 0 } ?? true }

  /// Watches the files that determine the time zone, instead of earlier ones.
  mutating func watch(zoneFiles: [String]) {
    let parents = Dictionary(grouping: zoneFiles) { ($0 as NSString).deletingLastPathComponent }
    for folder in folders where folder.wake == .zoneChange && parents[folder.path] == nil {
      if let number = folder.number, number >= 0 { clinux_unwatch(descriptor, number) }
    }
    folders.removeAll { $0.wake == .zoneChange }
    for (path, files) in parents.sorted(by: { $0.key < $1.key }) {
      var folder = Folder(path: path, wake: .zoneChange, names: Set(files.map { ($0 as NSString).lastPathComponent }))
      folder.number = folder.watch(descriptor)
      folders.append(folder)
    }
  }

  /// Watches folders that may have been replaced.
  ///
  /// - Returns: The wake reasons of replaced folders, and an error if requests cannot be watched.
  mutating func renew() -> (wakes: Set<Wake>, watchError: String?) {
    PrivateFile.makeFolder(requests.path)
    var wakes: Set<Wake> = []
    var watchError: String?
    for index in folders.indices {
      let (folder, last) = (folders[index], folders[index].number)
      let number = folder.watch(descriptor)
      let code = errno
      folders[index].number = number
      if number < 0, index == 0, last.map({ $0 >= 0 }) ?? true {
        watchError = "\(folder.path): cannot be watched: \(SystemError(code))"
      }
      // A new folder may already contain requests; an output that existed may be gone.
      let isNewRequest = folder.wake == .request ? number >= 0 && last != nil : (last ?? -1) >= 0
      if isNewRequest && number != last { wakes.insert(folder.wake) }
    }
    return (wakes, watchError)
  }

  /// Reads pending events without waiting.
  mutating func heard() -> Set<Wake> {
    var wakes: Set<Wake> = []
    FileEvents.read(descriptor) { event, name in wakes.formUnion(meaning(of: event, name: name)) }
    if wakes.contains(.outputLoss) { forgetOutput() }
    return wakes
  }

  /// Discards events of the output that were already returned, before the folders are watched again.
  private mutating func forgetOutput() {
    for index in folders.indices where folders[index].wake == .outputLoss {
      if let number = folders[index].number, number >= 0 { clinux_unwatch(descriptor, number) }
      folders[index].number = nil
    }
  }

  private func meaning(of event: inotify_event, name: String) -> Set<Wake> {
    // Events were lost: anything may have happened.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return Set(folders.map(\.wake)) }
    // Events of an earlier watch descriptor are stale.
    let told = folders.filter { folder in
      guard folder.number == event.wd else { return false }
      // An event without a name means that the folder itself was removed. Files whose names begin with a dot are not
      // complete requests yet.
      return name.isEmpty || folder.names?.contains(name) ?? !name.hasPrefix(".")
    }
    return Set(told.map(\.wake))
  }
}
