package import Foundation
import Graphics
import JSONText
package import SharedFolders
import SystemIO

extension SlotFolder {
  /// Stores the history.
  ///
  /// - Parameter outlivesPowerCuts: Waits for the disk.
  package func store(_ history: ReloadHistory, outlivesPowerCuts: Bool) throws(StoreError) {
    try write(try json(history), to: FileName.state, outlivesPowerCuts)
  }

  /// Restores a history after an attempt whose result could not be stored. If the disk is full, there is no history,
  /// and the attempt is repeated immediately.
  package func restore(to history: ReloadHistory) {
    do throws(StoreError) { try store(history, outlivesPowerCuts: false) } catch { unlink(path(FileName.state)) }
  }

  /// Stores why drawing a picture without a timeline failed.
  package func store(failure: ReloadHistory.Failure) throws(StoreError) {
    try write(try json(failure), to: FileName.failure, false)
  }

  /// Removes the failure of the last attempt.
  package func removeFailure() { unlink(path(FileName.failure)) }

  /// Stores a picture and its report, and returns the frame's name. Equal pictures are stored once.
  ///
  /// - Parameters:
  ///   - picture: The file's bytes.
  ///   - format: The file extension: `png`, `svg` or `pdf`.
  ///   - report: Creates the report from the picture's hash.
  package func store(
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

  /// Stores a timeline, and removes files that neither it, nor `last`, nor the current frame needs.
  package func store(_ record: TimelineRecord, replacing last: TimelineRecord?) throws(StoreError) {
    try write(try json(record), to: FileName.timeline, isPrivate: record.place.mayHoldSecret)
    let frames = Set((record.frames + (last?.frames ?? [])).map(\.name) + [currentFrame()].compactMap(\.self))
    removeUnusedFiles(keeping: frames)
  }

  /// Removes files that none of the named frames needs.
  package func keepOnly(_ frames: Set<String>) { removeUnusedFiles(keeping: frames) }

  /// Atomically makes a frame the current one. ``synchronize()`` flushes it to the disk.
  ///
  /// - Throws: ``StoreError``; the previous frame stays.
  package func makeCurrent(_ name: String, format: String) throws(StoreError) {
    try link(FileName.current, to: "\(FileName.frames)/\(name)")
    try link("current.\(format)", to: "\(FileName.current)/picture.\(format)")
    try link("current.json", to: "\(FileName.current)/\(FileName.report)")
    for other in OutputFormat.allCases.map(\.fileExtension) where other != format { unlink(path("current.\(other)")) }
  }

  /// Waits until the folder is on the disk. File systems that cannot flush folders are ignored.
  package func synchronize() {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// - Parameter isPrivate: Whether only the file's owner may read it.
  func write(
    _ data: Data, to name: String, _ outlivesPowerCuts: Bool = true, isPrivate: Bool = false
  ) throws(StoreError) {
    try StoredFile.creating(name, in: path) { () throws(AtomicFileError) in
      try AtomicFile.write(
        data, to: prefix + name, inside: output, isPrivate: isPrivate,
        calls: outlivesPowerCuts ? .system : .unsynchronized)
    }
  }

  /// Whether a file has these bytes. After disk errors, the size alone is not enough.
  private func isFile(_ name: String, with data: Data) -> Bool {
    let path = path(name)
    var status = stat()
    return stat(path, &status) == 0 && Int(status.st_size) == data.count
      && StoredFile.contents(path, limit: data.count) == data
  }

  /// Atomically creates or changes a symbolic link; a link with that target is left alone.
  private func link(_ name: String, to target: String) throws(StoreError) {
    if StoredFile.target(path(name)) == target { return }
    try StoredFile.creating(name, in: path) { () throws(AtomicFileError) in
      try AtomicFile.link(prefix + name, to: target, inside: output)
    }
  }

  /// Removes all frames except those named, pictures without a frame, and files of killed processes.
  func removeUnusedFiles(keeping names: Set<String>) {
    let files = FileManager.default
    // The target of a planted link may belong to someone else.
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
