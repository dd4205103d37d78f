import AtomicFiles
package import Foundation
import Graphics

extension SlotFolder {
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

  /// Keeps why an attempt at a picture that has no timeline failed.
  package func keep(failure: ReloadHistory.Failure) throws(StoreError) {
    try write(try json(failure), to: FileName.failure, false)
  }

  /// Says that the last attempt did not fail.
  package func forgetFailure() { unlink(path(FileName.failure)) }

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
    try write(try json(record), to: FileName.timeline, isPrivate: record.place.mayHoldSecret)
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
    for other in OutputFormat.allCases.map(\.fileExtension) where other != format { unlink(path("current.\(other)")) }
  }

  /// Waits until what was put in place is on the disk. A file system that cannot do that for folders is forgiven.
  package func synchronize() {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The value as JSON.
  package func json(_ value: some Encodable) throws(StoreError) -> Data {
    do {
      return try value.stableJSON()
    } catch {
      throw StoreError(path: path, isDisk: false, reason: "it cannot be written as JSON: \(error)")
    }
  }

  /// - Parameter isPrivate: Whether only the file's owner may read it.
  func write(
    _ data: Data, to name: String, _ outlivesPowerCuts: Bool = true, isPrivate: Bool = false
  ) throws(StoreError) {
    try StoredFile.making(name, in: path) { () throws(AtomicFileError) in
      try AtomicFile.write(
        data, to: prefix + name, inside: output, isPrivate: isPrivate,
        calls: outlivesPowerCuts ? .system : .unsynchronized)
    }
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
    if StoredFile.target(path(name)) == target { return }
    try StoredFile.making(name, in: path) { () throws(AtomicFileError) in
      try AtomicFile.link(prefix + name, to: target, inside: output)
    }
  }

  /// Removes frames but those named, the pictures that none of them shows, and what killed processes left.
  func sweep(keeping names: Set<String>) {
    let files = FileManager.default
    // What a planted link leads to is somebody else's.
    guard [FileName.frames, FileName.pictures].allSatisfy({ !StoredFile.isLink(path($0)) }) else { return }
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
