package import Foundation
import SystemIO

/// A file system of a few mebibytes in memory, which can be filled. Needs root's right to mount.
package final class SmallDisk: Sendable {
  /// Its root.
  package let folder: URL

  /// Whether file systems can be mounted here. A container may forbid it.
  package static let isPossible: Bool = {
    guard geteuid() == 0 else { return false }
    return (try? SmallDisk(mebibytes: 1)) != nil
  }()

  package static let need = "needs root with the right to mount a file system"

  package init(mebibytes: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "almanac-disk-\(UUID().uuidString.prefix(13))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      let options = "size=\(mebibytes)m,mode=0777"
      _ = try Command.run("/bin/mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder.path], environment: [:])
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  deinit {
    // Lazily: a server may still have files open.
    _ = try? Command.run("/bin/umount", ["--lazy", folder.path], environment: [:])
    try? FileManager.default.removeItem(at: folder)
  }

  private var filler: String { folder.appending(path: "filler").path }

  package var freeBytes: Int {
    var status = statvfs()
    return statvfs(folder.path, &status) == 0 ? Int(status.f_bavail) * Int(status.f_bsize) : 0
  }

  /// Takes all space but some.
  package func fill(leaving bytes: Int = 0) throws {
    let file = open(filler, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(file) }
    let error = posix_fallocate(file, 0, off_t(freeBytes - bytes))
    guard error == 0 else { throw PostgresServer.Unavailable(description: "\(folder.path): cannot be filled") }
  }

  /// Gives the space back.
  package func empty() throws { try FileManager.default.removeItem(atPath: filler) }
}
