import ArgumentParser
import DesktopSetup
import Diagnostics
import Foundation
import Graphics
import Refreshing
import Rendering
import ServiceUnits
import SystemIO
import Timelines
import ToolOptions
import ToolReports
import Widgets

/// What is to be set up: the answers to the questions.
struct SetupChoices {
  enum Schedule: String, CaseIterable, Sendable {
    case service, timer, cron, none
  }

  enum Shown: String, CaseIterable, Sendable {
    case wallpaper, pictures
  }

  var desktop = Desktop.none
  var widgets: [SetupArrangement.Member] = []
  var showsWallpaper = false
  /// What the desktop shows now; nil if it is not changed.
  var present: PresentWallpaper?
  /// A colour, a gradient, or an absolute path.
  var background = Self.gradient
  /// The screen in pixels.
  var screen: PixelSize?
  var scale: Int?
  var schedule = Schedule.none
  var diagnostics: [Diagnostic] = []

  static let gradient = "gradient:135deg,#2B1055,#7597DE"
}

/// Asks for what the command line does not say.
struct SetupQuestions {
  let options: SetupOptions
  let terminal: SetupTerminal
  let session: DesktopSession
  let bundle: BundleWidgets
  /// The kinds to propose; empty for those that fit.
  let proposed: [String]
  /// The folder of the pictures, which must not be the background.
  let output: String
  /// An earlier setup, which will be undone.
  let former: SetupRecord?

  /// - Throws: A validation error, with exit code 64, for an invalid answer on the command line; a failure with exit code
  ///   69 if a desktop does not answer.
  func choices() throws -> SetupChoices {
    var choices = SetupChoices()
    let found = FoundDesktop(in: session)
    terminal.say("Enter accepts the answer in brackets. Nothing is changed before the last question.\n")
    choices.desktop = try terminal.answer(
      "1. Desktop", ["Found: \(found.desktop.title), because \(found.reason).", Self.list(Desktop.allCases)],
      given: options.desktop, usual: found.desktop.rawValue, Choice<Desktop>(of: "desktop").value)
    choices.widgets = try askForWidgets()
    try askForWallpaper(&choices)
    try askForSchedule(&choices)
    return choices
  }

  private static func list<Value: RawRepresentable<String>>(_ values: [Value]) -> String {
    "One of: \(values.map(\.rawValue).joined(separator: ", "))."
  }

  private func askForWidgets() throws -> [SetupArrangement.Member] {
    if !options.widget.isEmpty { return try options.widget.map(member) }
    let kinds = bundle.kinds.filter { kind in kind.families(on: .standard).contains { !$0.isAccessory } }
    let usual = proposed.isEmpty ? kinds.prefix(4).map(\.kind) : proposed
    return try terminal.answer(
      "2. Widgets", ["Of: \(kinds.map(\.kind).joined(separator: ", ")).", "With a family: clock:large."],
      usual: usual.joined(separator: ", ")
    ) { words in
      let names = words.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
      return try names.map(member)
    }
  }

  /// The widget `KIND` or `KIND:FAMILY`. The default is the medium family, if it has one.
  private func member(_ text: String) throws -> SetupArrangement.Member {
    if let kind = bundle.kinds.first(where: { $0.kind == text }) { return (kind, try Self.usualFamily(of: kind)) }
    let colon = text.lastIndex(of: ":") ?? text.endIndex
    let kind = try Choice(of: "widget", from: bundle.kinds.map { ($0.kind, $0) }).value(String(text[..<colon]))
    if colon == text.endIndex { return (kind, try Self.usualFamily(of: kind)) }
    return (kind, try kind.family(String(text[text.index(after: colon)...]), on: .standard))
  }

  private static func usualFamily(of kind: WidgetKind) throws -> WidgetFamily {
    let families = kind.families(on: .standard).filter { !$0.isAccessory }
    return try families.first { $0 == .systemMedium } ?? families.first ?? kind.family(nil, on: .standard)
  }

  private func askForWallpaper(_ choices: inout SetupChoices) throws {
    choices.scale = options.scale
    let desktop = choices.desktop
    guard desktop.hasWallpaper else {
      if options.show == "wallpaper" { throw ValidationError("--show wallpaper needs a desktop with a wallpaper.") }
      if desktop == .conky, session.program("conky") == nil {
        throw ToolError("conky is not installed; install it, or pass --desktop none", exitCode: .unavailable)
      }
      return
    }
    let shown = try terminal.answer(
      "3. Show them on the wallpaper, or only keep pictures in a folder",
      given: options.show, usual: "wallpaper", Choice<SetupChoices.Shown>(of: "answer").value)
    guard shown == .wallpaper else { return }
    choices.showsWallpaper = true
    var present = try PresentWallpaper(of: desktop, in: session)
    // It shows what an earlier setup has put there.
    if let before = former?.present, former?.desktop == desktop { present = before }
    choices.present = present
    choices.screen = try askForScreen(of: desktop, &choices.diagnostics)
    try askForBackground(&choices, present)
  }

  private func askForScreen(of desktop: Desktop, _ diagnostics: inout [Diagnostic]) throws -> PixelSize {
    if let size = options.size { return try WallpaperOptions.size(size) }
    let monitors = Monitor.all(of: desktop, in: session)
    guard let largest = monitors.first else {
      if !options.asks {
        throw ToolError("the size of the screen is unknown; pass --size 1920x1080", exitCode: .unavailable)
      }
      return try terminal.answer(
        "   Size of the screen in pixels", usual: "1920x1080", WallpaperOptions.size)
    }
    if monitors.contains(where: { $0.width != largest.width || $0.height != largest.height }) {
      diagnostics.append(
        Diagnostic(
          id: "setup.monitors-differ",
          message: "the monitors have different sizes; the wallpaper is made for the largest, and others crop it",
          subject: monitors.map(\.text).joined(separator: ", ")))
    }
    return try WallpaperOptions.size("\(largest.width)x\(largest.height)")
  }

  private func askForBackground(_ choices: inout SetupChoices, _ present: PresentWallpaper) throws {
    let picture = present.picture.flatMap { $0.hasPrefix(output + "/") ? nil : $0 }
    let isUsable = picture.map { (try? WallpaperBackground.picture(path: $0).check()) != nil } ?? false
    if let picture, !isUsable, options.background == nil {
      choices.diagnostics.append(
        Diagnostic(
          id: "setup.background-unusable",
          message: "the present wallpaper is not a JPEG, PNG, WebP or GIF that can be read; a gradient is used instead",
          subject: picture))
    }
    let usable = isUsable ? picture : nil
    choices.background = try terminal.answer(
      "4. Background",
      [
        usable.map { "present: your present wallpaper, \($0.printable)." },
        "Or a colour, a gradient, or a picture's file.",
      ]
      .compactMap { $0 },
      given: options.background, usual: usable == nil ? SetupChoices.gradient : "present"
    ) { word in
      if word == "present" {
        guard let usable else { throw ValidationError("The present wallpaper cannot be used as a background.") }
        return usable
      }
      guard case .picture(let path) = try WallpaperBackground.named(word) else { return word }
      let file = ScheduledCommand.absolute(path)
      do { try WallpaperBackground.picture(path: file).check() } catch {
        throw ToolError("\(path.printable): \(error)", exitCode: access(file, F_OK) == 0 ? .badData : .noInput)
      }
      return file
    }
  }

  private func askForSchedule(_ choices: inout SetupChoices) throws {
    let hasManager = session.answer(["systemctl", "--user", "show-environment"]) != nil
    let hasCron = session.program("crontab") != nil
    let usual: SetupChoices.Schedule = hasManager ? .service : hasCron ? .cron : .none
    choices.schedule = try terminal.answer(
      "5. Keep them up to date with",
      [
        "service: a user service of systemd, to the second; timer: a pass each minute; cron: the same without systemd."
      ], given: options.schedule, usual: usual.rawValue
    ) { word in
      let schedule = try Choice<SetupChoices.Schedule>(of: "answer").value(word)
      if [.service, .timer].contains(schedule), !hasManager {
        throw ToolError(
          "systemd does not answer for this user; use --schedule cron or none", exitCode: .unavailable)
      }
      if schedule == .cron && !hasCron {
        throw ToolError("crontab is not installed; use --schedule service or none", exitCode: .unavailable)
      }
      return schedule
    }
    if options.schedule == nil && !hasManager && choices.schedule != .none {
      choices.diagnostics.append(
        Diagnostic(
          id: "setup.no-systemd", message: "systemd does not answer for this user; cron is used instead",
          subject: "schedule"))
    }
    if options.schedule == nil && choices.schedule == .none && usual == .none {
      choices.diagnostics.append(
        Diagnostic(
          id: "setup.no-schedule",
          message: "neither systemd nor cron can be used; nothing keeps the pictures up to date",
          subject: "schedule"))
    }
  }
}
