import SystemIO
import CLinux
import Foundation

/// What inotify says of the folders that a daemon depends on: that of requests, its output, and those with the files that
/// say which the machine's time zone is.
struct FolderWatch {
  /// A watched folder, and what is told of it.
  private struct Folder {
    let path: String
    let wake: Wake
    /// The names that count; nil for all but hidden ones.
    var names: Set<String>?
    /// Nil before it was watched, -1 where it cannot be.
    var number: Int32?

    /// Watches it, and gives its number.
    func watch(_ descriptor: Int32) -> Int32 {
      switch wake {
      case .outputLoss: clinux_watch_loss(descriptor, path)
      case .zoneChange: clinux_watch_names(descriptor, path)
      default: clinux_watch_folder(descriptor, path)
      }
    }
  }

  /// Of inotify; -1 where the system has none left.
  let descriptor: Int32
  private let requests: URL
  private var folders: [Folder]

  /// Watches nothing yet.
  ///
  /// - Parameters:
  ///   - requests: The folder of requests; made if it is not there.
  ///   - output: The folder of pictures; nil to watch none.
  init(requests: URL, output: URL?) {
    descriptor = clinux_watch()
    self.requests = requests
    folders = [Folder(path: requests.path, wake: .request)]
    guard let output else { return }
    folders += [
      Folder(path: output.path, wake: .outputLoss, names: []),
      // A pass makes and removes files in here; without the lock another daemon may begin.
      Folder(path: output.path + "/.almanac", wake: .outputLoss, names: ["daemon.lock"]),
    ]
  }

  /// Whether requests are heard of.
  var hearsRequests: Bool { folders[0].number.map { $0 >= 0 } ?? true }

  /// Watches the files that say which time zone it is, in place of those before.
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

  /// Watches what may have been removed and made again.
  ///
  /// - Returns: What is to be looked at: a folder is another than before.
  mutating func renew() -> (wakes: Set<Wake>, deafness: String?) {
    PrivateFile.makeFolder(requests.path)
    var wakes: Set<Wake> = []
    var deafness: String?
    for index in folders.indices {
      let (folder, last) = (folders[index], folders[index].number)
      let number = folder.watch(descriptor)
      let code = errno
      folders[index].number = number
      if number < 0, index == 0, last.map({ $0 >= 0 }) ?? true {
        deafness = "\(folder.path): cannot be watched: \(SystemError(code))"
      }
      // Requests may have come into a folder that is new; an output that was there may have gone.
      let isNews = folder.wake == .request ? number >= 0 && last != nil : (last ?? -1) >= 0
      if isNews && number != last { wakes.insert(folder.wake) }
    }
    return (wakes, deafness)
  }

  /// Reads what became of the folders. Does not wait.
  mutating func heard() -> Set<Wake> {
    var wakes: Set<Wake> = []
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let end = min(offset + head + Int(event.len), count)
          let name = buffer[(offset + head)..<end].prefix { $0 != 0 }
          wakes.formUnion(meaning(of: event, name: String(decoding: name, as: UTF8.self)))
          offset = end
        }
      }
    }
    if wakes.contains(.outputLoss) { forgetOutput() }
    return wakes
  }

  /// What is told is no news when the folders are watched again.
  private mutating func forgetOutput() {
    for index in folders.indices where folders[index].wake == .outputLoss {
      if let number = folders[index].number, number >= 0 { clinux_unwatch(descriptor, number) }
      folders[index].number = nil
    }
  }

  private func meaning(of event: inotify_event, name: String) -> Set<Wake> {
    // Too much happened to be told: anything may have.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return Set(folders.map(\.wake)) }
    // What a folder was known by before it was watched anew says nothing more.
    let told = folders.filter { folder in
      guard folder.number == event.wd else { return false }
      // Without a name it is the folder itself that went. Files whose names begin with a dot are on their way to becoming
      // requests.
      return name.isEmpty || folder.names?.contains(name) ?? !name.hasPrefix(".")
    }
    return Set(told.map(\.wake))
  }
}
