import ArgumentParser
import FleetStore
import Foundation
import JSONText
import SystemIO
import ToolOptions
import ToolReports

/// Places one widget.
struct FleetPlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place", abstract: "Place a widget, or change it.",
    discussion: """
      A widget that the owner has under the name is changed. Its picture is drawn by the next free worker.

      The time zone and the locale (default: this machine's) are stored with the widget: \
      workers draw it in the same way everywhere.

      Example: almanac fleet place clock --owner anna --name kitchen --family small --time-zone Europe/Berlin
      """)

  @Argument(help: "The widget's kind.")
  var kind: String

  @Option(help: "The widget's family, such as small (default: its first).")
  var family: String?

  @OptionGroup var identity: FleetIdentityArguments

  @Option(help: ArgumentHelp("The program that has the widget, as workers name it.", valueName: "name"))
  var tool = FleetRequest.ownTool

  @Option(
    help: ArgumentHelp(
      "A folder with the widget's data: a folder for each app group, such as those in ~/.local/share/almanac/groups.",
      valueName: "folder"))
  var data: String?

  @OptionGroup var drawing: DrawingArguments

  @OptionGroup var connection: FleetConnectionArguments

  func run() throws {
    if let problem = PlacedWidget.problem(of: tool) { throw ValidationError("--tool: \(problem).") }
    try connection.use { database in
      let options = drawing.options
      if options.moment != nil { throw ValidationError("--at cannot be stored: workers draw at the current date.") }
      let request = FleetRequest(kind: kind, family: family, options)
      try request.checkBackdrop()
      if tool == FleetRequest.ownTool { try RequestCheck().check(request) }
      let folder = try data.map { try database.keep(try DataFolder(path: $0).files) }
      let widget = PlacedWidget(
        owner: try identity.checkedOwner, name: try identity.checkedName, tool: tool, request: request.text,
        folder: folder)
      let (placed, changed) = try database.place([widget], token: FleetRequest.newToken)
      let word = placed > 0 ? "placed" : changed > 0 ? "changed" : "unchanged"
      try Console.print("\(widget.owner)/\(widget.name): \(word)")
    }
  }
}

/// Whose widget, and which.
struct FleetIdentityArguments: ParsableArguments {
  @Option(help: "The owner of the widget.")
  var owner: String

  @Option(help: "The widget's name, of which the owner has one.")
  var name: String

  var checkedOwner: String { get throws { try Self.checked(owner, "owner") } }

  var checkedName: String { get throws { try Self.checked(name, "name") } }

  private static func checked(_ text: String, _ option: String) throws -> String {
    if let problem = PlacedWidget.problem(of: text) { throw ValidationError("--\(option): \(problem).") }
    return text
  }
}
