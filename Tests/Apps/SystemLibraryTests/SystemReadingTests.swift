import Foundation
import Testing

@testable import SystemLibrary

@Suite struct SystemReadingTests {
  @Test func `the state of a laptop is read`() throws {
    let reading = try MachineFolder.laptop().reading
    #expect(reading.name == "lighthouse")
    #expect(reading.load == SystemReading.Load(one: 1.24, five: 1.06, fifteen: 0.88))
    #expect(reading.processors == 4)
    #expect(reading.loadShare == 0.31)
    #expect(reading.memory == SystemReading.Usage(total: 16_000_000 << 10, used: 10_000_000 << 10))
    #expect(reading.swap == SystemReading.Usage(total: 2_000_000 << 10, used: 500_000 << 10))
    #expect(reading.temperature == 47, "the processor's, not the highest")
    #expect(reading.battery == SystemReading.Battery(level: 0.82, isCharging: true), "not the mouse's")
    #expect(reading.uptime == 1_054_800.21)
  }

  @Test func `disks are local devices, each once, without boot partitions`() throws {
    let disks = try MachineFolder.laptop().reading.disks
    #expect(disks.map(\.mountPoint) == ["/", "/media/My Pictures"])
    #expect(disks.map(\.name) == ["/", "My Pictures"])
    #expect(disks[0].usage == SystemReading.Usage(total: 512_000, used: 212_000))
  }

  @Test func `without kernel files the reading is empty`() {
    let reading = MachineFolder().reading
    #expect(reading == SystemReading())
    #expect(reading.isEmpty)
  }

  @Test(arguments: [
    ("proc/loadavg", "x"), ("proc/loadavg", "1.0 2.0"), ("proc/loadavg", "nan inf -1"),
    ("proc/meminfo", "MemTotal: 0 kB"),
    ("proc/meminfo", "MemTotal: 99999999999999999999 kB"), ("sys/class/thermal/thermal_zone1/temp", "-273000"),
    ("sys/class/power_supply/BAT0/capacity", "1000"), ("sys/devices/system/cpu/online", "3-0,zz,0-99999999"),
    ("proc/self/mounts", "one two"),
  ])
  func `invalid values are left out`(path: String, text: String) throws {
    let folder = try MachineFolder.laptop()
    try folder.put([path: text])
    var (reading, whole) = (folder.reading, try MachineFolder.laptop().reading)
    if path.hasSuffix("loadavg") { #expect(reading.load == nil); (reading.load, whole.load) = (nil, nil) }
    if path.hasSuffix("meminfo") {
      #expect(reading.memory == nil && reading.swap == nil)
      (whole.memory, whole.swap) = (nil, nil)
    }
    if path.hasSuffix("temp") { #expect(reading.temperature == 61); whole.temperature = 61 }
    if path.hasSuffix("capacity") { #expect(reading.battery == nil); whole.battery = nil }
    if path.hasSuffix("online") { #expect(reading.processors == nil); whole.processors = nil }
    if path.hasSuffix("mounts") { #expect(reading.disks.isEmpty); whole.disks = [] }
    #expect(reading == whole, "all else is read")
  }

  @Test func `an old kernel's memory is what is free, buffered and cached`() throws {
    let folder = try MachineFolder.laptop()
    try folder.put(["proc/meminfo": "MemTotal: 1000 kB\nMemFree: 100 kB\nBuffers: 50 kB\nCached: 250 kB\n"])
    #expect(folder.reading.memory?.share == 0.6)
    #expect(folder.reading.swap == nil)
  }

  @Test func `processors are counted in cpuinfo if no other file lists them`() throws {
    let folder = try MachineFolder.laptop()
    try folder.remove("sys/devices/system/cpu/online")
    try folder.put(["proc/cpuinfo": "processor\t: 0\nmodel\t: x\n\nprocessor\t: 1\nmodel\t: x\n"])
    #expect(folder.reading.processors == 2)
  }

  @Test func `this machine is read without errors`() {
    let reading = SystemReading(.ofThisMachine)
    for usage in [reading.memory, reading.swap].compactMap(\.self) + reading.disks.map(\.usage) {
      #expect((0...1).contains(usage.share))
    }
  }
}
