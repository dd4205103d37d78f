import DeviceStore
import Foundation
import RequestReading
import Graphics
import JSONText
import Refreshing
import RequestReading
import ServerDriving
import SharedFolders
import Testing
import WebServing

/// `almanac serve` with devices.
@Suite(.timeLimit(.minutes(60))) struct DeviceServerTests {
  private final class Bench: Sendable {
    let server: ServerProcess
    let client: ServerClient
    private let file: URL

    deinit { try? FileManager.default.removeItem(at: file) }

    init(_ configuration: String) async throws {
      file = FileManager.default.temporaryDirectory.appending(path: "almanac-device-\(UUID().uuidString).yaml")
      try Data("output: pictures\n\(configuration)\n".utf8).write(to: file)
      server = try ServerProcess(
        ["serve", "--port", "0", "--config", file.path, "--output", "pictures"], reading: .errors)
      let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
      client = ServerClient(String(line.split(separator: " ").last ?? ""))
    }

    /// Waits until the pictures of a screen are in place for some models.
    func waitForPictures(of screen: String, on models: Set<String>) async throws {
      var missing = models
      while !missing.isEmpty {
        let model = try await server.first { line in
          line.firstMatch(of: /screens\/([^@\/]+)@([^\/]+)\/current\.png/).flatMap {
            $0.1 == screen ? String($0.2) : nil
          }
        }
        missing.remove(model)
      }
    }

    func device(_ number: Int, _ model: String) throws -> FakeDevice {
      let mac = "02:00:00:00:" + String(format: "%02X:%02X", number >> 8, number & 0xFF)
      return FakeDevice(client, mac: mac, model: try #require(PanelModel(named: model)))
    }

    /// Runs a command of `almanac devices`.
    func devices(_ words: String...) throws -> FinishedTool {
      try FinishedTool(
        ServerProcess.program, ["devices"] + words + ["--config", file.path, "--output", output.path],
        server.environment, directory: server.folder.path)
    }

    var output: OutputFolder { OutputFolder(server.folder.appending(path: "pictures")) }

    var store: DeviceStore {
      get throws { try DeviceStore(at: server.folder.appending(path: "pictures/.almanac/\(DeviceStore.fileName)")) }
    }
  }

  @Test func `each of the 48 models gets a picture that it can show`() async throws {
    let bench = try await Bench("ahead: 1\nscreens: [{name: home, layout: [calendar]}]")
    let models = PanelModel.all.map(\.name)
    #expect(models.count == 48)
    var devices: [FakeDevice] = []
    for (number, model) in models.enumerated() {
      var device = try bench.device(number, model)
      try await device.setUp()
      // From now on, its screen is drawn.
      try await device.wake()
      devices.append(device)
    }
    try await bench.waitForPictures(of: "home", on: Set(models))
    for var device in devices {
      try await device.wake()
      #expect(device.memory.keys.contains { $0.hasPrefix("home-") }, "\(device.model.name)")
    }
    let list = try await bench.client.send("GET", "api/models")
    guard case .array(let described) = list.object["data"] else { throw ServerProcessError(reason: list.text) }
    #expect(described.count == 48)
  }

  @Test func `a device shows the screen that it is told, and what it says is kept`() async throws {
    let bench = try await Bench(
      """
      screens:
        - {name: home, layout: [clock]}
        - {name: month, layout: [calendar]}
      """)
    var device = try bench.device(1, "og_png")
    try await device.setUp()
    try await device.wake()
    try await bench.waitForPictures(of: "home", on: ["og_png"])
    try await device.wake()
    // The clock shows minutes.
    #expect(device.sleep <= 62)
    let first = try #require(device.shown)
    let count = device.memory.count
    let store = try bench.store
    let known = try store.device(named: device.code)
    #expect(known.report.battery == 4.05 && known.report.signal == -61 && known.report.interval == device.sleep)
    try store.show("month", on: known)
    // The other screen is not drawn yet.
    try await device.wake()
    try await bench.waitForPictures(of: "month", on: ["og_png"])
    try await device.wake()
    #expect(device.shown != first && device.sleep > 62)
    let names = device.memory.count
    try await device.wake()
    #expect(device.memory.count == names && names > count, "the same picture has the same name")
    #expect(try await device.log("woke up") == 204)
    #expect(try store.log(of: known).map(\.message) == ["woke up"])
    let metrics = try await bench.client.send("GET", "metrics").text
    #expect(metrics.contains("almanac_device_battery_volts{device=\"\(device.code)\"} 4.05"))
    #expect(try await bench.client.send("GET", "").text.contains("<h2>Devices</h2>"))
  }

  @Test func `a device that was forgotten sets itself up again`() async throws {
    let bench = try await Bench("screens: [{name: home, layout: [calendar]}]")
    var (device, other) = (try bench.device(1, "og_plus"), try bench.device(2, "v2"))
    for model in ["og_plus", "v2"] {
      if model == "v2" { try await other.setUp() } else { try await device.setUp() }
      if model == "v2" { try await other.wake() } else { try await device.wake() }
      try await bench.waitForPictures(of: "home", on: [model])
    }
    #expect(DevicePanel.all(in: bench.output).map(\.model).sorted() == ["og_plus", "v2"])
    #expect(try bench.devices("forget", device.code).code == 0)
    #expect(DevicePanel.all(in: bench.output).map(\.model) == ["v2"])
    #expect(try await device.wake())
    #expect(try await device.log("lost") == 401)
    try await device.setUp()
    #expect(try await device.wake() == false)
  }

  @Test func `the commands print devices, and errors as the tool does`() async throws {
    let bench = try await Bench("screens: [{name: home, layout: [calendar]}]")
    var device = try bench.device(1, "og_plus")
    try await device.setUp()
    let store = try bench.store
    try store.show("gone", on: try store.device(named: device.code))
    #expect(
      try String(decoding: bench.devices("list").output, as: UTF8.self).contains(
        "shows gone (not in the file: shows the first)"))
    let list = JSONValue(try JSONDocument(Array(try bench.devices("list", "--json").output)).root)
    guard case .array(let items) = list, case .object(let first) = items.first else {
      throw ServerProcessError(reason: "\(list)")
    }
    #expect(first["code"] == .string(device.code) && first["isConfigured"] == .bool(false))
    let unknown = try bench.devices("show", device.code, "hom")
    #expect(
      unknown.code == 64 && unknown.errors.hasPrefix("error: unknown screen or playlist 'hom'. Did you mean 'home'?"))
    let missing = try bench.devices("rename")
    #expect(missing.code == 64 && missing.errors.hasPrefix("error: Missing expected argument"))
  }

  @Test func `where devices have owners, a new one shows its code until it is claimed`() async throws {
    let bench = try await Bench("screens: [{name: home, layout: [calendar]}]\ndevices: {claim: true}")
    var device = try bench.device(1, "og_plus")
    try await device.setUp()
    try await device.wake()
    #expect(device.memory.keys.allSatisfy { $0.hasPrefix("notice-") } && device.sleep == 60)
    let store = try bench.store
    try store.claim(try store.device(named: device.code))
    try await device.wake()
    try await bench.waitForPictures(of: "home", on: ["og_plus"])
    try await device.wake()
    #expect(device.memory.keys.contains { $0.hasPrefix("home-") })
    // Somebody who knows the address sees the code only, and the device goes on.
    var other = try bench.device(1, "og_plus")
    try await other.setUp()
    try await other.wake()
    #expect(other.memory.keys.allSatisfy { $0.hasPrefix("notice-") })
    try await device.wake()
    // The calendar may have changed at midnight.
    #expect(device.shown != other.shown)
  }

  @Test func `without screens, the widgets of the file are one`() async throws {
    let bench = try await Bench(
      "widgets: [{kind: clock, families: systemSmall}, {kind: calendar, families: systemSmall}]")
    var device = try bench.device(1, "inky_impression_7_3")
    try await device.setUp()
    try await device.wake()
    try await bench.waitForPictures(of: "widgets", on: ["inky_impression_7_3"])
    try await device.wake()
    #expect(device.memory.keys.contains { $0.hasPrefix("widgets-") })
  }

  @Test func `requests that are none get errors, and no key`() async throws {
    let bench = try await Bench("screens: [{name: home, layout: [calendar]}]")
    func status(_ method: String, _ path: String, _ headers: [String: String], _ body: String? = nil) async throws
      -> Int
    {
      try await bench.client.send(method, path, headers, body).status
    }
    for mac in ["", "none", "02:00:00:00:00", "02:00:00:00:00:0G", "FF:FF:FF:FF:FF:FF"] {
      #expect(try await status("GET", "api/setup", ["ID": mac]) == 400)
    }
    #expect(try await status("HEAD", "api/setup", ["ID": "02:00:00:00:00:09"]) == 200)
    #expect(try bench.store.devices().isEmpty, "asking for headers sets up nothing")
    #expect(try await status("GET", "api/display", [:]) == 401)
    let unknown = try await bench.client.send("GET", "api/display", ["Access-Token": "AAAAAAAAAAAAAAAAAAAAAAAAAAAA"])
    #expect(unknown.status == 200 && unknown.object["status"] == .number("500"))
    #expect(try await status("GET", "api/current_screen", ["Access-Token": "x"]) == 404)
    #expect(try await status("POST", "api/log", ["Access-Token": "x"], "{}") == 401)
    #expect(try await status("GET", "api/log", [:]) == 405)
    #expect(try await status("POST", "api/setup", [:], "") == 405)
    for name in ["0123456789abcdef.png", "..%2F..%2Fetc%2Fpasswd", "%00.png"] {
      #expect(try await status("GET", "api/pictures/\(name)", [:]) == 404)
    }
    var device = try bench.device(1, "og_png")
    try await device.setUp()
    for body in ["", "[", "{\"logs\":7}", String(repeating: "[", count: 50_000)] {
      #expect(try await status("POST", "api/log", ["Access-Token": device.key], body) == 422)
    }
    #expect(
      try await status("POST", "api/log", ["Access-Token": device.key], String(repeating: "a", count: 70_000)) == 413)
    // Nobody else's key, and no file of the output's own.
    #expect(try await status("GET", ".almanac/devices.db", [:]) == 404)
    #expect(try await status("GET", ".almanac/panels.json", [:]) == 404)
  }
}
