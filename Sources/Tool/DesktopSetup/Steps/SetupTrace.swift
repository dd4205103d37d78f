import Foundation
import SystemIO

/// What one step of `setup` leaves behind, and what removes it again.
package enum SetupTrace: Codable, Hashable, Sendable {
  /// Folders that did not exist before, parents first. Removed if they are empty.
  case folders([String])
  /// A file that was written, with a hash of what was written, and what was there before.
  case file(path: String, digits: String, former: FormerFile?)
  /// The folder of the pictures. Removed with everything that passes put there.
  case pictures(folder: String)
  /// Before a pass: what was in the folders that passes use.
  case filesBefore(PassFiles)
  /// After it: files and folders that it added. The folders are removed if they are empty; a cache is removed whole.
  case added(files: [String], folders: [String], caches: [String])
  /// What the desktop showed before, and the commands that show it again.
  case wallpaper(of: Desktop, picture: String?, commands: [[String]])
  /// Nothing.
  case nothing
  /// A unit of the user's systemd, which was enabled and started.
  case unit(name: String, folder: String, stamps: [String])
  /// systemd reads its units again, as files of units were removed.
  case unitFiles
  /// A line of the user's crontab, known by the comment at its end.
  case crontabLine(mark: String, hadCrontab: Bool)
  /// A program of this name that was started with this file, or was started again since.
  case program(name: String, file: String)
}

/// A file before it was replaced.
package struct FormerFile: Codable, Hashable, Sendable {
  let contents: Data
  let permissions: UInt32

  /// - Throws: ``RegularFile/Failure`` if it is not a regular file, or larger than a mebibyte; nil if it does not exist.
  init?(at path: String) throws(RegularFile.Failure) {
    let file: RegularFile
    do throws(RegularFile.Failure) {
      file = try RegularFile(path)
      contents = try RegularFile.contents(of: path, limit: 1 << 20)
    } catch {
      if case .system(let reason) = error, reason == SystemError(ENOENT) { return nil }
      throw error
    }
    permissions = file.status.st_mode & 0o7777
  }
}

/// The files in the folders that passes use besides their output.
package struct PassFiles: Codable, Hashable, Sendable {
  /// The folders with apps' data, reload requests and registered outputs. Everything in them is listed.
  let data: [String]
  /// The folders of caches: only their direct contents are listed.
  let caches: [String]
  let names: Set<String>

  package init(data: [String], caches: [String]) {
    (self.data, self.caches) = (data, caches)
    names = Self.list(data: data, caches: caches)
  }

  private static func list(data: [String], caches: [String]) -> Set<String> {
    var names: Set<String> = []
    for folder in data {
      let contents = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      names.formUnion(contents.map { "\(folder)/\($0)" })
    }
    for folder in caches {
      names.formUnion(
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" })
    }
    // The folders themselves.
    names.formUnion((data + caches).filter { FileManager.default.fileExists(atPath: $0) })
    return names
  }

  /// What was added since.
  package var added: SetupTrace {
    let new = Self.list(data: data, caches: caches).subtracting(names)
    func isIn(_ folders: [String], _ path: String) -> Bool { folders.contains { path.hasPrefix($0 + "/") } }
    func isFolder(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
    let (inCaches, others) = (new.filter { isIn(caches, $0) }, new.filter { !isIn(caches, $0) })
    return .added(
      files: others.filter { !isFolder($0) }.sorted(), folders: others.filter(isFolder).sorted(),
      caches: inCaches.sorted())
  }
}
