import ArgumentParser
import DesktopSetup
import Foundation
import Graphics
import Rendering
import ServiceUnits
import SharedFolders
import SystemIO
import Timelines
import ToolOptions
import ToolReports
import Widgets

/// The steps that set up a desktop as chosen.
struct SetupPlan {
  let choices: SetupChoices
  let environment: ToolEnvironment
  let session: DesktopSession
  /// The absolute path of the configuration file.
  let configuration: String
  /// The absolute path of the pictures' folder.
  let output: String
  /// The path by which the tool was called.
  let program: String

  /// - Parameter checks: Reads a configuration file, and throws its errors.
  /// - Throws: A validation error, with exit code 64, if the widgets do not fit.
  func actions(checking check: (String) throws -> Void) throws -> [SetupAction] {
    let arrangement = try arrangement()
    let text = file(arrangement).text
    try check(text)
    var actions = [
      SetupAction(nil, leaving: { [missingFolders] () throws(ToolError) in .folders(missingFolders) })
    ]
    if choices.showsWallpaper {
      actions.append(.write(WallpaperScript.text(for: choices.desktop, tool: ToolName.invoked), to: script))
    }
    actions.append(.write(text, to: configuration))
    if let present = choices.present {
      let desktop = choices.desktop
      actions.append(
        SetupAction(
          nil,
          leaving: { () throws(ToolError) in
            .wallpaper(of: desktop, picture: present.picture, commands: present.restoring)
          }))
    }
    actions += drawing()
    if choices.showsWallpaper { actions.append(showing) }
    if choices.desktop == .conky { actions += try conky(arrangement) }
    return actions + (try scheduling())
  }

  var script: String { folder + "/" + WallpaperScript.name }
  private var folder: String { URL(fileURLWithPath: configuration).deletingLastPathComponent().path }
  private var conkyFile: String { folder + "/conky.conf" }
  private var autostart: String {
    environment.configuration.deletingLastPathComponent().appending(path: "autostart/almanac-conky.desktop").path
  }

  /// The files that must not exist unless they are to be replaced.
  var files: [String] {
    [configuration] + (choices.showsWallpaper ? [script] : [])
      + (choices.desktop == .conky ? [conkyFile, autostart] : [])
  }

  private func arrangement() throws -> SetupArrangement {
    if let screen = choices.screen {
      return try SetupArrangement(choices.widgets, on: screen, scale: choices.scale)
    }
    let side = Monitor.all(of: choices.desktop, in: session).first.map { min($0.width, $0.height) } ?? 0
    let usual = choices.desktop == .conky && side < 1300 ? 1 : 2
    return SetupArrangement(choices.widgets, scale: choices.scale ?? usual)
  }

  private func file(_ arrangement: SetupArrangement) -> WidgetsFile {
    let quoted = configuration.printable
    var file = WidgetsFile(
      tool: ToolName.invoked, path: configuration, output: output, scale: arrangement.scale,
      effect: choices.schedule == .service
        ? "The service reads it again after: systemctl --user reload \(scheduleName)"
        : "To draw at once: \(ToolName.invoked) refresh --config \(quoted)")
    file.isTransparent = choices.desktop == .conky
    for member in choices.widgets {
      let (kind, family) = (member.kind.kind, member.family.name)
      if let index = file.widgets.firstIndex(where: { $0.kind == kind }) {
        if !file.widgets[index].families.contains(family) { file.widgets[index].families.append(family) }
      } else {
        file.widgets.append((kind, [family]))
      }
    }
    if choices.showsWallpaper, let screen = choices.screen {
      file.wallpaper = WidgetsFile.Wallpaper(
        size: "\(screen.width)x\(screen.height)", background: choices.background, places: arrangement.places)
    }
    return file
  }

  private func drawing() -> [SetupAction] {
    let output = output
    let isNew = access(output, F_OK) != 0
    let home = environment.home
    let data = ["groups", "outputs", "requests"].map { home.appending(path: $0).path }
    let caches = [environment.cache.path]
    let words = ["refresh", "--config", configuration] + (Console.isQuiet ? ["--quiet"] : [])
    let (program, variables) = (program, session.variables)
    let picture = choices.showsWallpaper ? output + "/wallpaper/current.png" : output
    let draw = SetupAction(
      "draw the pictures in \(output.printable)",
      leaving: { () throws(ToolError) in .filesBefore(PassFiles(data: data, caches: caches)) }
    ) { trace throws(ToolError) in
      let exit: ChildProcess.Exit
      do throws(ChildProcess.Failure) {
        exit = try ChildProcess(
          CurrentExecutable.path, words, name: program, environment: variables, streams: .init(errors: STDERR_FILENO)
        ).wait()
      } catch {
        throw ToolError(error.description, exitCode: .unavailable)
      }
      // A provider without an answer does not matter if there are pictures.
      guard exit == .exit(0) || (exit == .exit(ExitCode.temporary.rawValue) && access(picture, R_OK) == 0) else {
        throw ToolError(
          "the pictures could not be drawn: \(ToolName.invoked) refresh: exit code \(exit.code)",
          exitCode: ExitCode(exit.code))
      }
      guard case .filesBefore(let before) = trace else { return nil }
      return before.added
    }
    let folder = SetupAction(nil, leaving: { () throws(ToolError) in .pictures(folder: output) })
    return (isNew ? [folder] : []) + [draw]
  }

  private var showing: SetupAction {
    .run(
      ["sh", script], in: session, leaving: .nothing,
      adding: ["ALMANAC_PICTURE": "\(output)/wallpaper/current.png"], directory: folder,
      advice: "try the command in your session, or pass --show pictures")
  }

  private func conky(_ arrangement: SetupArrangement) throws -> [SetupAction] {
    let panes = zip(arrangement.places, arrangement.sizes).map { place, size in
      ConkyWindow.Pane(path: "\(output)/\(place.path)/current.png", width: size.width, height: size.height)
    }
    guard ConkyWindow.canShow(output), ConkyWindow.canShow(conkyFile) else {
      throw ValidationError("Conky cannot read a path with spaces or quotes: \((output + ", " + conkyFile).printable).")
    }
    return [
      .write(ConkyWindow(panes).text(tool: ToolName.invoked), to: conkyFile),
      .write(ConkyWindow.autostart(of: conkyFile), to: autostart),
      .run(
        ["conky", "--daemonize", "--config", conkyFile], in: session, leaving: .program(name: "conky", file: conkyFile),
        staysRunning: true, advice: "start it in your session, or pass --desktop none"),
    ]
  }

  private var scheduleName: String { ScheduledCommand.name(for: configuration) }

  private func scheduling() throws -> [SetupAction] {
    guard choices.schedule != .none else { return [] }
    let command = try ScheduledCommand(
      words: [program, choices.schedule == .service ? "run" : "refresh", "--config", configuration],
      variables: environment.scheduledVariables, name: scheduleName, subject: configuration)
    let interval = try ScheduleInterval(argument: "1m")
    if choices.schedule == .cron {
      return [
        try .schedule(CrontabLine(command: command, interval: interval), in: Crontab(session.variables))
      ]
    }
    let units = UserUnits(command: command, interval: choices.schedule == .service ? nil : interval)
    let unitFolder = environment.userUnits.path
    let reading = SetupAction(nil, leaving: { () throws(ToolError) in .unitFiles })
    let unit = units.files.last?.name ?? scheduleName
    let stamp = stamps.appending(path: "stamp-\(unit)").path
    let advice = "pass --schedule cron or none"
    return [reading] + units.files.map { SetupAction.write($0.text, to: "\(unitFolder)/\($0.name)") } + [
      .run(["systemctl", "--user", "daemon-reload"], in: session, leaving: .nothing, advice: advice),
      .run(
        ["systemctl", "--user", "enable", "--now", unit], in: session,
        leaving: .unit(name: unit, folder: unitFolder, stamps: choices.schedule == .timer ? [stamp] : []),
        advice: advice),
    ]
  }

  /// Where systemd notes when a timer last ran.
  private var stamps: URL {
    DataHome.folder("XDG_DATA_HOME", ".local/share", environment.variables).deletingLastPathComponent()
      .appending(path: "systemd/timers", directoryHint: .isDirectory)
  }

  private var record: String { SetupRecord.path(in: environment.state) }

  /// The folders that the steps and their programs create, parents first.
  private var missingFolders: [String] {
    var folders = [folder, output, environment.home.path, environment.cache.path, environment.state.path]
    if choices.desktop == .conky { folders.append(URL(fileURLWithPath: autostart).deletingLastPathComponent().path) }
    switch choices.schedule {
    case .service: folders.append(environment.userUnits.path + "/default.target.wants")
    case .timer: folders += [environment.userUnits.path + "/timers.target.wants", stamps.path]
    case .cron, .none: break
    }
    var missing: Set<String> = []
    for folder in folders {
      var path = URL(fileURLWithPath: folder).standardized
      while path.path != "/", access(path.path, F_OK) != 0 {
        missing.insert(path.path)
        path.deleteLastPathComponent()
      }
    }
    return missing.sorted()
  }
}
