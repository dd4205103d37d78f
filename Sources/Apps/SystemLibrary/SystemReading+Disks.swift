import Foundation

extension SystemReading {
  /// The file systems on local devices: `/` first, then sorted by mount point.
  ///
  /// Network file systems are skipped, because a server that does not respond would block the widget.
  static func disks(_ files: MachineFiles) -> [Disk] {
    var mounts: [(device: String, point: String)] = []
    for line in files.text("proc/self/mounts")?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: " ")
      guard parts.count >= 3 else { continue }
      let (device, point) = (unescaped(parts[0]), unescaped(parts[1]))
      if isDisk(device, point, kind: parts[2]) { mounts.append((device, point)) }
    }
    mounts.sort { ($0.point.utf8.count, $0.point) < ($1.point.utf8.count, $1.point) }
    // A device with several mount points, as with containers and subvolumes, counts once.
    var (disks, seen): ([Disk], Set<String>) = ([], [])
    for mount in mounts where seen.insert(mount.device).inserted {
      guard let space = files.space(mount.point), space.total > 0 else { continue }
      disks.append(
        Disk(
          mountPoint: mount.point, usage: Usage(total: space.total, used: space.total - min(space.free, space.total))))
    }
    return disks.sorted {
      ($0.mountPoint != "/" ? 1 : 0, $0.mountPoint) < ($1.mountPoint != "/" ? 1 : 0, $1.mountPoint)
    }
  }

  private static func isDisk(_ device: String, _ point: String, kind: Substring) -> Bool {
    if point == "/" { return kind != "rootfs" }
    // Boot partitions and mounted images are never filled by people.
    if point == "/boot" || point.hasPrefix("/boot/") || point == "/efi" || point.hasPrefix("/snap/") { return false }
    if device.hasPrefix("/dev/loop") || kind == "squashfs" || kind == "iso9660" { return false }
    return device.hasPrefix("/dev/") && !isBoundFile(point) || kind == "zfs"
  }

  /// Single files that containers mount.
  private static func isBoundFile(_ point: String) -> Bool { point.hasPrefix("/etc/") || point.hasPrefix("/dev/") }

  /// Spaces are written as `\040`.
  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    return String(text).replacing(/\\([0-7]{3})/) { match in
      UInt8(match.1, radix: 8).map { String(decoding: [$0], as: UTF8.self) } ?? ""
    }
  }
}
