import Foundation
import Testing

@testable import SystemLibrary

/// A folder in place of `/proc` and `/sys`.
struct MachineFolder {
  let root = FileManager.default.temporaryDirectory.appending(path: "machine-\(UUID().uuidString)")
  /// The file systems by mount point.
  var spaces: [String: MachineFiles.Space] = [:]

  /// A computer with four processors, two disks, a sensor and a battery.
  static func laptop() throws -> MachineFolder {
    var folder = MachineFolder()
    try folder.put([
      "proc/sys/kernel/hostname": "lighthouse\n", "proc/loadavg": "1.24 1.06 0.88 2/731 40211\n",
      "sys/devices/system/cpu/online": "0-3\n", "proc/uptime": "1054800.21 4100000.02\n",
      "proc/meminfo": """
      MemTotal:       16000000 kB
      MemFree:         2000000 kB
      MemAvailable:    6000000 kB
      Buffers:          500000 kB
      Cached:          3000000 kB
      SwapTotal:       2000000 kB
      SwapFree:        1500000 kB
      """,
      "proc/self/mounts": #"""
      sysfs /sys sysfs rw 0 0
      /dev/nvme0n1p2 / ext4 rw,relatime 0 0
      /dev/nvme0n1p1 /boot/efi vfat rw 0 0
      /dev/loop3 /snap/core/1 squashfs ro 0 0
      /dev/sda1 /media/My\040Pictures ext4 rw 0 0
      /dev/nvme0n1p2 /var/lib/bound ext4 rw 0 0
      nas:/share /mnt/nas nfs4 rw 0 0
      tmpfs /run tmpfs rw 0 0
      """#,
      "sys/class/thermal/thermal_zone0/type": "acpitz", "sys/class/thermal/thermal_zone0/temp": "61000",
      "sys/class/thermal/thermal_zone1/type": "x86_pkg_temp", "sys/class/thermal/thermal_zone1/temp": "47000",
      "sys/class/power_supply/AC/type": "Mains", "sys/class/power_supply/AC/online": "1",
      "sys/class/power_supply/BAT0/type": "Battery", "sys/class/power_supply/BAT0/capacity": "82",
      "sys/class/power_supply/BAT0/status": "Charging",
      "sys/class/power_supply/mouse/type": "Battery", "sys/class/power_supply/mouse/scope": "Device",
      "sys/class/power_supply/mouse/capacity": "5",
    ])
    folder.spaces = [
      "/": MachineFiles.Space(total: 512_000, free: 300_000),
      "/media/My Pictures": MachineFiles.Space(total: 2_000_000, free: 500_000),
      "/mnt/nas": MachineFiles.Space(total: 1, free: 1), "/boot/efi": MachineFiles.Space(total: 1, free: 1),
    ]
    return folder
  }

  func put(_ texts: [String: String]) throws {
    for (path, text) in texts {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: root.appending(path: path)) }

  var files: MachineFiles {
    let spaces = spaces
    return MachineFiles(root: root) { spaces[$0] }
  }

  var reading: SystemReading { SystemReading(files) }
}
