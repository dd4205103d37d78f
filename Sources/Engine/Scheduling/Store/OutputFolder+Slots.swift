import Foundation
package import SharedFolders
import SystemIO

extension OutputFolder {
  /// Whether one of the folders exists.
  package func hasPlace(at paths: [String]) -> Bool {
    paths.contains { FileManager.default.fileExists(atPath: "\(self.path)/\($0)") }
  }

  /// The paths of all slots, sorted; nil if the folder cannot be read.
  package func places() -> [String]? { folders(with: SlotFolder.FileName.timeline) }

  /// The paths of the folders with a file of that name, sorted; nil if the folder cannot be read.
  func folders(with name: String) -> [String]? {
    let files = FileManager.default
    guard let kinds = try? files.contentsOfDirectory(atPath: url.path) else { return nil }
    return kinds.filter { !$0.hasPrefix(".") }.flatMap { kind in
      let folder = url.appending(path: kind).path
      return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { "\(kind)/\($0)" }
    }.filter { path in
      let folder = url.appending(path: path).path
      return files.fileExists(atPath: "\(folder)/\(name)") && !Self.isRenameLink(folder)
    }.sorted()
  }

  /// Renames a slot's folder from its former name, and leaves a symbolic link there, so that programs that show the
  /// picture still find it.
  package func rename(_ former: String, to path: String) {
    let (old, new) = ("\(self.path)/\(former)", "\(self.path)/\(path)")
    var status = stat()
    // Only a folder is renamed: a link already leads to the folder.
    guard lstat(old, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, lstat(new, &status) != 0,
      Foundation.rename(old, new) == 0
    else { return }
    symlink((new as NSString).lastPathComponent, old)
  }

  /// Whether it is a link to a folder beside it, as ``rename(_:to:)`` creates.
  private static func isRenameLink(_ folder: String) -> Bool {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) else { return false }
    return !target.contains("/")
  }

  private var dueFile: String { ownFolder.appending(path: "due").path }

  /// The list of the last pass; nil to check every slot.
  package func dueList() -> DueList? {
    StoredFile.contents(dueFile).flatMap { DueList(text: String(decoding: $0, as: UTF8.self)) }
  }

  /// The list of the last pass, and the hash of its bytes; nil to check every slot.
  package func hashedDueList() -> (list: DueList, hash: String)? {
    guard let data = StoredFile.contents(dueFile), let list = DueList(text: String(decoding: data, as: UTF8.self))
    else { return nil }
    return (list, ContentHash(data).digits)
  }

  /// Whether there is a list that cannot be read.
  package var isDueListDamaged: Bool { StoredFile.exists(dueFile) && dueList() == nil }

  /// Removes the list. Call it before a slot changes.
  package func removeDueList() throws(StoreError) {
    guard unlink(dueFile) != 0 else { return }
    let code = errno
    if code != ENOENT && !StoredFile.removeObstacles(for: Self.own("due"), in: url.path) {
      throw StoreError(path: dueFile, code: code)
    }
  }

  /// Removes temporary files of passes that were killed, and keeps those of servers and commands, which write to the same
  /// folder without the lock.
  package func removeTemporaryFiles() { AtomicFile.removeStaleTemporaryFiles(in: ownFolder.path) }

  /// Stores the list. It does not wait for the disk, because the list can be made again.
  package func store(_ list: DueList) throws(StoreError) {
    try StoredFile.replace(Self.own("due"), in: url.path, with: Data(list.text.utf8), calls: .unsynchronized)
  }

  /// Stores the list of requested widgets. It does not wait for the disk, because every change writes the list again.
  package func store(_ list: SlotList) throws(StoreError) {
    let folder = SlotFolder(url)
    let isPrivate = list.items.contains { $0.asked.place.mayHoldSecret }
    try folder.write(try folder.json(list), to: Self.own("placed.json"), false, isPrivate: isPrivate)
  }
}
