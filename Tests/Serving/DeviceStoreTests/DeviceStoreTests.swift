import Foundation
import RequestReading
import Testing

@testable import DeviceStore

@Suite struct DeviceStoreTests {
  private final class Bench: Sendable {
    let folder: URL
    let store: DeviceStore

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "almanac-devices-\(UUID().uuidString)")
      store = try DeviceStore(at: folder.appending(path: DeviceStore.fileName))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let mac = "02:00:00:00:00:01"

  @Test func `a device is known by its key, and by no other`() throws {
    let bench = try Bench()
    let first = try bench.store.register(mac: mac, model: "og_png", at: now)
    let second = try bench.store.register(mac: "02:00:00:00:00:02", model: "v2", at: now)
    #expect(try bench.store.device(withKey: first.key)?.device.id == first.device.id)
    #expect(try bench.store.device(withKey: second.key)?.device.model == "v2")
    // The code of one with the secret of the other.
    let mixed = first.device.code + second.key.dropFirst(6)
    for key in [mixed, "", "x", first.device.code, first.key + "A", String(first.key.dropLast())] {
      #expect(try bench.store.device(withKey: key) == nil, "\(key.count)")
    }
  }

  @Test func `keys are stored only as hashes, in a private file`() throws {
    let bench = try Bench()
    let key = try bench.store.register(mac: mac, model: "og_png", at: now).key
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path)
    #expect(!names.isEmpty)
    for name in names {
      let file = bench.folder.appending(path: name)
      #expect(try Data(contentsOf: file).range(of: Data(key.dropFirst(6).utf8)) == nil)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      #expect(mode.map { $0 & 0o077 } == 0, "\(name)")
    }
  }

  @Test func `somebody who only knows the address does not shut a device out`() throws {
    let bench = try Bench()
    let first = try bench.store.register(mac: mac, model: "og_png", at: now)
    let other = try bench.store.register(mac: mac, model: "v2", at: now)
    #expect(other.device.id == first.device.id && other.key != first.key)
    let (known, second) = (
      try #require(try bench.store.device(withKey: first.key)), try #require(try bench.store.device(withKey: other.key))
    )
    #expect(!known.isSecond && second.isSecond && known.device.model == "og_png")
    // The new key is used: both are valid.
    try bench.store.adopt(second.device)
    #expect(try bench.store.device(withKey: other.key)?.isSecond == false)
    #expect(try bench.store.device(withKey: other.key)?.device.model == "v2")
    #expect(try bench.store.device(withKey: first.key)?.isSecond == true)
  }

  @Test func `the owner decides which key is a device's`() throws {
    let bench = try Bench()
    let first = try bench.store.register(mac: mac, model: "og_png", at: now)
    try bench.store.claim(first.device)
    #expect(try bench.store.device(withKey: first.key)?.isSecond == false)
    let other = try bench.store.register(mac: mac, model: "v2", at: now)
    try bench.store.claim(try bench.store.device(named: mac))
    #expect(try bench.store.device(withKey: first.key) == nil)
    #expect(try bench.store.device(withKey: other.key)?.isSecond == false)
  }

  @Test func `devices are named, told what to show, claimed and forgotten`() throws {
    let bench = try Bench()
    let one = try bench.store.register(mac: mac, model: "og_png", at: now)
    let two = try bench.store.register(mac: "02:00:00:00:00:02", model: "v2", at: now)
    try bench.store.rename(one.device, to: "Kitchen")
    try bench.store.show("news", on: one.device)
    try bench.store.claim(one.device)
    for name in ["Kitchen", one.device.code.lowercased(), mac.lowercased()] {
      let device = try bench.store.device(named: name)
      #expect(device.name == "Kitchen" && device.shows == "news" && device.isClaimed)
    }
    #expect(throws: DeviceStoreError.self) { try bench.store.rename(two.device, to: "Kitchen") }
    try bench.store.forget(one.device)
    #expect(try bench.store.device(withKey: one.key) == nil)
    #expect(throws: DeviceStoreError.self) { try bench.store.device(named: "Kitchen") }
    #expect(try bench.store.devices().map(\.id) == [two.device.id])
  }

  @Test func `of a log, the newest lines are kept`() throws {
    let bench = try Bench()
    let device = try bench.store.register(mac: mac, model: "og_png", at: now).device
    for part in 0..<5 {
      let lines = (0..<60).map { DeviceLogLine(receivedAt: now, message: "\(part * 60 + $0)", details: "{}") }
      try bench.store.append(lines, of: device)
    }
    let messages = try bench.store.log(of: device).map(\.message)
    #expect(messages == (100..<300).map { "\($0)" })
  }

  @Test func `what a device reports is kept beside the time`() throws {
    let bench = try Bench()
    let device = try bench.store.register(mac: mac, model: "og_png", at: now).device
    var report = DeviceReport()
    (report.battery, report.signal, report.firmware) = (4.1, -60, "1.8.14")
    try bench.store.saw(device, report, at: now + 5)
    let found = try bench.store.device(named: device.code)
    #expect(found.report == report && found.seenAt == now + 5)
    // A device that does not say it again has the same battery.
    try bench.store.saw(device, DeviceReport(), at: now + 10)
    #expect(try bench.store.device(named: device.code).report.battery == 4.1)
  }

  @Test func `a file that is removed while the store is open is created again`() throws {
    let bench = try Bench()
    let first = try bench.store.register(mac: mac, model: "og_plus", at: now)
    for name in try FileManager.default.contentsOfDirectory(atPath: bench.folder.path) {
      try FileManager.default.removeItem(at: bench.folder.appending(path: name))
    }
    #expect(try bench.store.device(withKey: first.key) == nil)
    let second = try bench.store.register(mac: mac, model: "og_plus", at: now)
    #expect(try bench.store.device(withKey: second.key)?.device == second.device)
    let other = try DeviceStore(at: bench.folder.appending(path: DeviceStore.fileName))
    #expect(try other.devices() == [second.device])
  }
}
