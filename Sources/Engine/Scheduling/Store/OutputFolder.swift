import SystemIO
package import Foundation

/// The folder that pictures are put into: one folder for each placed widget, and `.almanac` with what passes share.
package struct OutputFolder: Sendable {
  package let url: URL
  private let path: String

  package init(_ url: URL) { (self.url, path) = (url, url.path) }

  /// The folder of a place.
  package func place(_ name: OutputSlot) -> SlotFolder { place(at: name.path) }

  /// The folder of the place at `path`.
  package func place(at path: String) -> SlotFolder { SlotFolder(path, in: self.path) }

  /// Whether one of the folders is there.
  package func hasPlace(at paths: [String]) -> Bool {
    paths.contains { FileManager.default.fileExists(atPath: "\(self.path)/\($0)") }
  }

  /// The paths of all places, in order; nil where the folder cannot be read.
  package func places() -> [String]? { folders(with: SlotFolder.FileName.timeline) }

  /// The paths of the folders that have a file of that name, in order; nil where the folder cannot be read.
  func folders(with name: String) -> [String]? {
    let files = FileManager.default
    guard let kinds = try? files.contentsOfDirectory(atPath: url.path) else { return nil }
    return kinds.filter { !$0.hasPrefix(".") }.flatMap { kind in
      let folder = url.appending(path: kind).path
      return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { "\(kind)/\($0)" }
    }.filter { path in
      let folder = url.appending(path: path).path
      return files.fileExists(atPath: "\(folder)/\(name)") && !Self.isFormerName(folder)
    }.sorted()
  }

  /// Gives the folder of a place its present name, if it still has a former one. A link stays in its stead, so that whatever
  /// shows the picture finds it.
  package func rename(_ former: String, to path: String) {
    let (old, new) = ("\(self.path)/\(former)", "\(self.path)/\(path)")
    var status = stat()
    // Only a folder is renamed: a link leads to the folder already.
    guard lstat(old, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, lstat(new, &status) != 0,
      Foundation.rename(old, new) == 0
    else { return }
    symlink((new as NSString).lastPathComponent, old)
  }

  /// Whether it is a link to a folder beside it, as ``rename(_:to:)`` leaves one.
  private static func isFormerName(_ folder: String) -> Bool {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) else { return false }
    return !target.contains("/")
  }

  /// Where files that all places share are.
  var ownFolder: URL { url.appending(path: ".almanac") }
  private var dueFile: String { ownFolder.appending(path: "due").path }
  /// The path of a file in ``ownFolder``, from the output on.
  static func own(_ name: String) -> String { ".almanac/\(name)" }

  /// What the last pass left; nil where every place is to be looked at.
  package func dueList() -> DueList? {
    StoredFile.contents(dueFile).flatMap { DueList(text: String(decoding: $0, as: UTF8.self)) }
  }

  /// What the last pass left, and the hash of its bytes; nil where every place is to be looked at.
  package func hashedDueList() -> (list: DueList, hash: String)? {
    guard let data = StoredFile.contents(dueFile), let list = DueList(text: String(decoding: data, as: UTF8.self))
    else { return nil }
    return (list, ContentHash(data).digits)
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
}
