import ArgumentParser
import DesktopSetup
import Foundation
import ServiceUnits
import ToolOptions
import ToolReports

/// The answers that the command line gives, and how `setup` runs.
struct SetupOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The desktop: gnome, kde, sway, hyprland, xfce, conky or none (default: found).", valueName: "name"))
  var desktop: String?

  @Option(
    help: ArgumentHelp("A widget to show. May be repeated.", valueName: "KIND[:FAMILY]"))
  var widget: [String] = []

  @Option(
    help: ArgumentHelp(
      "What shows them: wallpaper, or pictures in a folder alone (default: wallpaper).", valueName: "what"))
  var show: String?

  @Option(
    help: ArgumentHelp(
      """
      The wallpaper behind the widgets: present for the present one, a colour, a gradient or a file, as for wallpaper \
      (default: present, if it is a picture).
      """, valueName: "BACKGROUND"))
  var background: String?

  @Option(
    help: ArgumentHelp(
      "What keeps them up to date: service or timer (systemd), cron or none (default: the first that works).",
      valueName: "what"))
  var schedule: String?

  @Option(help: ArgumentHelp("The size of the screen in pixels (default: the desktop's).", valueName: "WIDTHxHEIGHT"))
  var size: String?

  @Option(help: ArgumentHelp("Pixels per point: 1, 2 or 3 (default: by the size of the screen).", valueName: "number"))
  var scale: Int?

  @Option(help: ArgumentHelp("The file to write (default: ~/.config/almanac/widgets.yaml).", valueName: "file"))
  var config: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder of the pictures (default: ~/.local/share/almanac/desktop).", valueName: "folder"))
  var output: String?

  @Flag(name: [.short, .long], help: "Accept all defaults, and ask nothing.")
  var yes = false

  @Flag(help: "Print what would be done, with the files that would be written, and do nothing.")
  var dryRun = false

  @Flag(
    help: """
      Replace files that exist, and keep copies for --undo. With --undo: also remove files that you have changed, and \
      forget what cannot be undone.
      """)
  var force = false

  @Flag(help: "Undo everything that setup did.")
  var undo = false

  /// Whether questions are asked.
  var asks: Bool { !yes && !(dryRun && !Self.isTerminal) }

  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// - Throws: A validation error, with exit code 64.
  func validate() throws {
    if let scale, !(1...3).contains(scale) { throw ValidationError("unknown scale '\(scale)'. Choose from: 1, 2, 3.") }
    if let size { _ = try WallpaperOptions.size(size) }
    if config?.isEmpty == true { throw ValidationError("--config must not be empty.") }
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
    let answers = [desktop, show, background, schedule, size, config, output].contains { $0 != nil }
    if undo && (answers || !widget.isEmpty || scale != nil) {
      throw ValidationError("--undo takes only --dry-run, --force and --yes.")
    }
  }
}
