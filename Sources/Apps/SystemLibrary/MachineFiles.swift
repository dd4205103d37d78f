public import Foundation
internal import SystemIO

/// The files with the kernel's state: `/proc` and `/sys`, or a folder in their place.
public struct MachineFiles: Sendable {
  /// The folder that contains `proc` and `sys`.
  let root: URL
  /// The size of the file system at a mount point; nil if unknown.
  let space: @Sendable (String) -> Space?

  /// The size of a file system in bytes.
  public struct Space: Hashable, Sendable {
    /// Without the space that is reserved for the system.
    public var total: Int64
    /// The space available to users.
    public var free: Int64

    public init(total: Int64, free: Int64) { (self.total, self.free) = (total, free) }
  }

  /// The files of this machine.
  public static let ofThisMachine = MachineFiles(root: URL(fileURLWithPath: "/"), space: Self.space(at:))

  /// - Parameters:
  ///   - root: The folder that contains `proc` and `sys`.
  ///   - space: Returns the size of the file system at a mount point.
  public init(root: URL, space: @escaping @Sendable (String) -> Space?) { (self.root, self.space) = (root, space) }

  /// The start of a file, trimmed; nil if it cannot be read.
  func text(_ path: String) -> String? {
    // The kernel's files have no size, and some fail to read, such as a sleeping sensor.
    guard let data = try? OpenBytes.read(at: root.appending(path: path).path, upTo: 1 << 20), !data.isEmpty else {
      return nil
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The names in a folder, sorted.
  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path)) ?? []).sorted()
  }

  /// The number that a file consists of.
  func number(_ path: String) -> Double? { text(path).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

  private static func space(at mountPoint: String) -> Space? {
    var status = statvfs()
    guard statvfs(mountPoint, &status) == 0, status.f_blocks > 0 else { return nil }
    let block = Double(status.f_frsize)
    let (used, free) = (Double(status.f_blocks) - Double(status.f_bfree), Double(status.f_bavail))
    // Like df: reserved space is not counted.
    guard let total = Int64(exactly: ((used + free) * block).rounded()),
      let left = Int64(exactly: (free * block).rounded())
    else { return nil }
    return Space(total: total, free: left)
  }
}
