import Foundation

extension SystemReading {
  /// Reads the kernel's files. Missing or invalid values are nil.
  public init(_ files: MachineFiles) {
    name = files.text("proc/sys/kernel/hostname") ?? ""
    load = Self.load(files.text("proc/loadavg"))
    processors = Self.processors(files)
    let memory = Self.memory(files.text("proc/meminfo"))
    (self.memory, swap) = (memory.main, memory.swap)
    disks = Self.disks(files)
    temperature = Self.temperature(files)
    battery = Self.battery(files)
    uptime = files.text("proc/uptime").flatMap { $0.split(separator: " ").first.flatMap { Double($0) } }
  }

  /// `0.42 0.36 0.30 1/523 1234`.
  private static func load(_ text: String?) -> Load? {
    let numbers = text?.split(separator: " ").prefix(3).compactMap { Double($0) } ?? []
    guard numbers.count == 3, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    return Load(one: numbers[0], five: numbers[1], fifteen: numbers[2])
  }

  /// `0-3,6`, or the number of processors in `cpuinfo`.
  private static func processors(_ files: MachineFiles) -> Int? {
    var count = 0
    for range in (files.text("sys/devices/system/cpu/online") ?? "").split(separator: ",") {
      let ends = range.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first >= 0, last >= first, last < 1 << 16 else { continue }
      count += last - first + 1
    }
    if count == 0 {
      count = files.text("proc/cpuinfo")?.split(separator: "\n").count { $0.hasPrefix("processor") } ?? 0
    }
    return count > 0 ? count : nil
  }

  /// Lines such as `MemTotal: 16314788 kB`.
  private static func memory(_ text: String?) -> (main: Usage?, swap: Usage?) {
    var bytes: [Substring: Int64] = [:]
    for line in text?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let number = parts[1].split(separator: " ").first.flatMap({ Int64($0) }) else { continue }
      let (value, isTooLarge) = number.multipliedReportingOverflow(by: 1024)
      if !isTooLarge, number >= 0 { bytes[parts[0]] = value }
    }
    let usage = { (total: Int64?, free: Int64?) -> Usage? in
      guard let total, let free, total > 0 else { return nil }
      return Usage(total: total, used: total - min(free, total))
    }
    // Kernels before 3.14 have no `MemAvailable`.
    let available =
      bytes["MemAvailable"]
      ?? bytes["MemFree"].map { $0.addingClamped(bytes["Buffers"] ?? 0).addingClamped(bytes["Cached"] ?? 0) }
    return (usage(bytes["MemTotal"], available), usage(bytes["SwapTotal"], bytes["SwapFree"]))
  }

  /// The sensors of processors, best first.
  private static let processorSensors = [
    "x86_pkg_temp", "coretemp", "k10temp", "zenpower", "cpu-thermal", "cpu_thermal", "soc_thermal", "soc-thermal",
  ]

  private static func temperature(_ files: MachineFiles) -> Double? {
    var sensors: [(kind: String, degrees: Double)] = []
    for zone in files.names(in: "sys/class/thermal") where zone.hasPrefix("thermal_zone") {
      let path = "sys/class/thermal/\(zone)"
      if let value = files.number("\(path)/temp") { sensors.append((files.text("\(path)/type") ?? "", value / 1000)) }
    }
    for monitor in files.names(in: "sys/class/hwmon") {
      let path = "sys/class/hwmon/\(monitor)"
      guard let kind = files.text("\(path)/name"), processorSensors.contains(kind) else { continue }
      for file in files.names(in: path) where file.hasPrefix("temp") && file.hasSuffix("_input") {
        if let value = files.number("\(path)/\(file)") { sensors.append((kind, value / 1000)) }
      }
    }
    // Unconnected sensors report -273, 0 or 255.
    sensors.removeAll { $0.degrees <= 0 || $0.degrees >= 130 }
    for kind in processorSensors {
      if let highest = sensors.filter({ $0.kind == kind }).map(\.degrees).max() { return highest }
    }
    return sensors.map(\.degrees).max()
  }

  /// The mean of the machine's batteries, without those of mice and keyboards.
  private static func battery(_ files: MachineFiles) -> Battery? {
    var levels: [Double] = []
    var (isCharging, isDischarging) = (false, false)
    for supply in files.names(in: "sys/class/power_supply") {
      let path = "sys/class/power_supply/\(supply)"
      guard files.text("\(path)/type") == "Battery", files.text("\(path)/scope") != "Device",
        let capacity = files.number("\(path)/capacity"), (0...100).contains(capacity)
      else { continue }
      levels.append(capacity / 100)
      let status = files.text("\(path)/status")
      isCharging = isCharging || status == "Charging" || status == "Full" || status == "Not charging"
      isDischarging = isDischarging || status == "Discharging"
    }
    guard !levels.isEmpty else { return nil }
    return Battery(level: levels.reduce(0, +) / Double(levels.count), isCharging: isCharging && !isDischarging)
  }
}

extension Int64 {
  fileprivate func addingClamped(_ other: Int64) -> Int64 {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
