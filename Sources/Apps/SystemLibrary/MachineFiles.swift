public import Foundation
internal import SystemIO

/// The files in which a kernel tells how its machine is: `/proc` and `/sys`, or a folder that stands for them.
public struct MachineFiles: Sendable {
  /// What holds `proc` and `sys`.
  let root: URL
  /// The bytes of the file system at a mount point; nil where they cannot be had.
  let space: @Sendable (String) -> Space?

  /// How much room a file system has, in bytes.
  public struct Space: Hashable, Sendable {
    /// What files can have altogether: without what is set aside for the system.
    public var total: Int64
    /// What files can still have.
    public var free: Int64

    /// Creates what a file system has.
    public init(total: Int64, free: Int64) { (self.total, self.free) = (total, free) }
  }

  /// Those of this machine.
  public static let ofThisMachine = MachineFiles(root: URL(fileURLWithPath: "/"), space: Self.space(at:))

  /// - Parameters:
  ///   - root: What holds `proc` and `sys`.
  ///   - space: Gives the bytes of the file system at a mount point.
  public init(root: URL, space: @escaping @Sendable (String) -> Space?) { (self.root, self.space) = (root, space) }

  /// The beginning of a file, without blanks around it; nil where it cannot be read.
  func text(_ path: String) -> String? {
    // Files of a kernel have no size; a few of them, such as a sensor that is asleep, fail when they are read.
    guard let data = try? OpenBytes.read(at: root.appending(path: path).path, upTo: 1 << 20), !data.isEmpty else {
      return nil
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What is in a folder, in the order of the names.
  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path)) ?? []).sorted()
  }

  /// A number that stands alone in a file.
  func number(_ path: String) -> Double? { text(path).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

  private static func space(at mountPoint: String) -> Space? {
    var status = statvfs()
    guard statvfs(mountPoint, &status) == 0, status.f_blocks > 0 else { return nil }
    let block = Double(status.f_frsize)
    let (used, free) = (Double(status.f_blocks) - Double(status.f_bfree), Double(status.f_bavail))
    // As df counts: what is set aside for the system belongs to nobody.
    guard let total = Int64(exactly: ((used + free) * block).rounded()),
      let left = Int64(exactly: (free * block).rounded())
    else { return nil }
    return Space(total: total, free: left)
  }
}
