import ArgumentParser
import DeviceServing
import DeviceStore
import Foundation
import Graphics
import Refreshing
import RequestReading
import SharedFolders
import SystemSettings
import ToolOptions
import ToolReports

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List and change the devices that fetch their pictures from serve.",
    discussion: """
      A device is named by its name, its code, which it shows when it is set up, or its hardware address.

      Examples:
        almanac devices list --config widgets.yaml
        almanac devices claim K7M2QX --name Kitchen --show kitchen --config widgets.yaml
      """,
    subcommands: [
      DevicesListCommand.self, DevicesClaimCommand.self, DevicesRenameCommand.self, DevicesShowCommand.self,
      DevicesForgetCommand.self, DevicesLogCommand.self, DevicesModelsCommand.self,
    ])
}

/// Where the devices are.
struct DevicesPlace: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration file of serve.", valueName: "FILE"))
  var config: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The output folder of serve (default: the home's).", valueName: "DIR"))
  var output: String?

  @Option(help: ArgumentHelp("The tool of serve (default: the bundled widgets).", valueName: "FILE"))
  var tool: String?

  /// The devices, and what the file says about them; nil without a file.
  private func opened() throws -> (DeviceStore, DeviceSettings?, OutputFolder) {
    let environment = ToolEnvironment()
    let configured = try config.map {
      try ServedConfiguration(of: $0, OwnTool.url(tool, environment), environment)
    }
    let folder = output ?? configured?.output ?? OutputOptions.standardFolder(environment)
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ToolError("\(folder): no such folder; name the file of serve with --config", exitCode: .noInput)
    }
    let place = OutputFolder(url)
    return (try DeviceStore.opened(in: place), configured?.devices, place)
  }

  /// Runs `work` with the devices and the output; prints errors as the tool does.
  func run(_ work: (DeviceStore, DeviceSettings?, OutputFolder) throws -> Void) throws {
    try ToolError.reporting {
      do {
        let (store, settings, output) = try opened()
        try work(store, settings, output)
      } catch let error as DeviceStoreError {
        throw ToolError("\(error)", exitCode: error.exitCode)
      } catch let error as ValidationError {
        throw ToolError(error.message, exitCode: .validationFailure)
      }
    }
  }
}

extension DeviceStoreError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .unknownDevice: .noInput
    case .nameTaken: .validationFailure
    case .database, .tooMany, .noHash: .cannotCreate
    }
  }
}

extension DeviceSettings {
  /// Checks the name of a screen or playlist.
  fileprivate func check(_ name: String) throws {
    let names = DeviceSchedule(self).names
    _ = try Choice(of: "screen or playlist", from: names.map { ($0, $0) }).value(name)
  }
}

struct DevicesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the devices.",
    discussion: "Example: almanac devices list --config widgets.yaml --json")

  @OptionGroup var place: DevicesPlace

  @Flag(help: "Print the devices as JSON.")
  var json = false

  func run() throws {
    try place.run { store, settings, _ in
      let items = try store.devices().map { ListedDevice($0, settings) }
      if json { return try Console.write(try items.jsonText()) }
      let now = Date()
      for item in items { try Console.print(item.line(at: now).printable) }
    }
  }
}

/// A device in the list.
private struct ListedDevice: Encodable {
  let code: String
  let name: String?
  let model: String
  let mac: String
  /// The screen or playlist; nil for the first.
  let shows: String?
  /// Whether the configuration has that; nil if no file was named.
  let isConfigured: Bool?
  let isClaimed: Bool
  let seenAt: Date?
  let battery: Double?
  let signal: Int?
  let firmware: String?

  init(_ device: Device, _ settings: DeviceSettings?) {
    (code, name, model, mac) = (device.code, device.name, device.model, device.mac)
    (isClaimed, seenAt) = (device.isClaimed, device.seenAt)
    (battery, signal, firmware) = (device.report.battery, device.report.signal, device.report.firmware)
    let shown = device.shows ?? settings?.playlists.first?.name ?? settings?.screens.first
    shows = shown
    isConfigured = settings.flatMap { settings in shown.map { DeviceSchedule(settings).names.contains($0) } }
  }

  func line(at now: Date) -> String {
    let missing = isConfigured == false ? " (not in the file: shows the first)" : ""
    let parts: [String?] = [
      code, name ?? "-", model, mac, "shows \(shows ?? "the first")\(missing)", isClaimed ? "claimed" : "not claimed",
      seenAt.map { "seen \(RelativeDateText(now: now)($0))" } ?? "never seen", battery.map { "\($0) V" },
      signal.map { "\($0) dBm" }, firmware.map { "firmware \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }
}

struct DevicesClaimCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "claim", abstract: "Take a device that shows its code, so that it shows pictures.",
    discussion: "Example: almanac devices claim K7M2QX --name Kitchen --show kitchen --config widgets.yaml")

  @Argument(help: "The code that the device shows.")
  var device: String

  @Option(help: "A name for the device.")
  var name: String?

  @Option(help: "The screen or playlist that it shows (default: the first).")
  var show: String?

  @OptionGroup var place: DevicesPlace

  func run() throws {
    try place.run { store, settings, _ in
      let found = try store.device(named: device)
      if let show { try settings?.check(show) }
      if let name { try store.rename(found, to: name) }
      if let show { try store.show(show, on: found) }
      try store.claim(found)
    }
  }
}

struct DevicesRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a device another name.",
    discussion: "Example: almanac devices rename Kitchen Hall --config widgets.yaml")

  @Argument var device: String
  @Argument var name: String
  @OptionGroup var place: DevicesPlace

  func validate() throws {
    let hasControls = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    if name.isEmpty || name.utf8.count > 100 || hasControls {
      throw ValidationError("a name is a line of 1 to 100 bytes.")
    }
  }

  func run() throws {
    try place.run { store, _, _ in try store.rename(try store.device(named: device), to: name) }
  }
}

struct DevicesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Let a device show a screen or playlist.",
    discussion: "Example: almanac devices show Kitchen evening --config widgets.yaml")

  @Argument var device: String
  @Argument(help: "The screen or playlist (default: the first).") var screen: String?
  @OptionGroup var place: DevicesPlace

  func run() throws {
    try place.run { store, settings, _ in
      if let screen { try settings?.check(screen) }
      try store.show(screen, on: try store.device(named: device))
    }
  }
}

struct DevicesForgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Forget a device, which then sets itself up again.",
    discussion: "Example: almanac devices forget Kitchen --config widgets.yaml")

  @Argument var device: String
  @OptionGroup var place: DevicesPlace

  func run() throws {
    try place.run { store, _, output in
      try store.forget(try store.device(named: device))
      // Screens of models that nobody has any more are not drawn from the next start of serve on.
      let models = Set(try store.devices().map(\.model))
      let panels = DevicePanel.all(in: output)
      let kept = panels.filter { models.contains($0.model) }
      guard kept.count < panels.count else { return }
      do {
        try DevicePanel.store(kept, in: output)
      } catch {
        throw ToolError("\(error)", exitCode: .cannotCreate)
      }
    }
  }
}

struct DevicesLogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Print what a device has logged.",
    discussion: "Example: almanac devices log Kitchen --config widgets.yaml")

  @Argument var device: String
  @OptionGroup var place: DevicesPlace

  func run() throws {
    try place.run { store, _, _ in
      for line in try store.log(of: try store.device(named: device)) {
        try Console.print("\(line.receivedAt.localText())  \(line.message)  \(line.details)".printable)
      }
    }
  }
}

struct DevicesModelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "models", abstract: "List the models of devices.", discussion: "Example: almanac devices models")

  func run() throws {
    try ToolError.reporting {
      for model in PanelModel.all {
        let panel = model.panel
        let turn = panel.rotation == .none ? "" : "  turned by \(panel.rotation.rawValue)"
        try Console.print(
          "\(model.name)  \(model.size)  \(panel.palette.name)\(turn)  at most \(model.byteLimit) bytes  \(model.label)"
        )
      }
    }
  }
}
