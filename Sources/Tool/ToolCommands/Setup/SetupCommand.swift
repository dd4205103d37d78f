package import ArgumentParser
import DesktopSetup
import Foundation
import Rendering
import ServiceUnits
import SystemIO
import ToolConfiguration
import ToolOptions
import ToolReports
package import Widgets

package struct SetupCommand<Bundle: WidgetBundle, Further: AdditionalCommands>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "setup",
      abstract: "Set up this desktop: its wallpaper with widgets, and what keeps it up to date.",
      discussion: """
        Finds GNOME, KDE Plasma, Sway, Hyprland, XFCE or Conky, asks five questions, writes a configuration file with \
        comments, draws the pictures, shows them, and starts a service. It prints everything that it does, and --undo \
        removes all of it, and shows the former wallpaper again.

        Examples:
          \(ToolName.invoked) setup
          \(ToolName.invoked) setup --dry-run
          \(ToolName.invoked) setup --yes --widget KIND:medium --background '#102040' --schedule none
          \(ToolName.invoked) setup --undo

        Exit codes: 69 if the desktop or a program does not answer, 73 if a file exists or setup was run before.
        """)
  }

  @OptionGroup var options: SetupOptions

  package init() {}

  package func run() throws {
    try ToolError.reporting {
      let environment = ToolEnvironment()
      if environment.variables["HOME"]?.isEmpty != false {
        throw ToolError("HOME is not set; setup writes below it", exitCode: .unavailable)
      }
      let session = DesktopSession(environment.variables)
      let path = SetupRecord.path(in: environment.state)
      let former = try SetupRecord(at: path)
      if options.undo { return try undo(former, at: path, session, isForced: options.force) }
      guard !options.asks || SetupOptions.isTerminal else {
        throw ToolError(
          "standard input is not a terminal; pass --yes to accept the defaults, with options for other answers",
          exitCode: .validationFailure)
      }
      let terminal = SetupTerminal(isAsking: options.asks)
      if let former, try !replaces(former, terminal) { return }
      try setUp(environment, session, terminal, replacing: former, at: path)
    }
  }

  /// Shows an earlier setup, and whether to replace it.
  private func replaces(_ former: SetupRecord, _ terminal: SetupTerminal) throws -> Bool {
    if options.force || options.dryRun { return true }
    let state = former.isComplete ? "setup was run before" : "an earlier setup was interrupted"
    guard options.asks else {
      throw ToolError(
        "\(state), with \(former.configuration.printable); pass --force to undo that first, or only --undo it",
        exitCode: .cannotCreate)
    }
    terminal.say("\(state.prefix(1).uppercased() + state.dropFirst()):")
    for line in former.steps.compactMap(\.done) { terminal.say("  \(line.inPastTense)") }
    return try terminal.agrees("Undo that, and set it up again", usual: false)
  }

  private func setUp(
    _ environment: ToolEnvironment, _ session: DesktopSession, _ terminal: SetupTerminal,
    replacing former: SetupRecord?, at path: String
  ) throws {
    let world = DrawingOptions.plainWorld(environment, locale: Locale(identifier: "en_US"))
    let bundle = BundleWidgets(of: Bundle.self, in: world)
    let configuration = ScheduledCommand.absolute(
      options.config ?? environment.configuration.appending(path: "widgets.yaml").path)
    let output = ScheduledCommand.absolute(options.output ?? environment.home.appending(path: "desktop").path)
    let questions = SetupQuestions(
      options: options, terminal: terminal, session: session, bundle: bundle, proposed: Further.proposedWidgets,
      output: output, former: former)
    let choices = try questions.choices()
    let plan = SetupPlan(
      choices: choices, environment: environment, session: session, configuration: configuration, output: output,
      program: try ScheduledCommand.program(path: environment.variables["PATH"] ?? ""))
    func actions() throws -> [SetupAction] {
      try plan.actions { text in
        _ = try Configuration.read(configuration, contents: Data(text.utf8), among: bundle, checkingFiles: true)
      }
    }
    let proposed = try actions()
    Console.report(choices.diagnostics)
    if former == nil, !options.force, let taken = plan.files.first(where: { access($0, F_OK) == 0 }),
      try !options.asks
        || !terminal.agrees("\(taken.printable) exists. Replace it, and keep a copy for --undo", usual: false)
    {
      throw ToolError(
        "\(taken.printable): exists; --force replaces it, and keeps a copy for --undo", exitCode: .cannotCreate)
    }
    if options.dryRun { return try printPlan(proposed, former.map { SetupUndo($0, at: path, in: session).plan } ?? []) }
    terminal.say("\nThis will:")
    for title in proposed.compactMap(\.title) { terminal.say("  \(title)") }
    guard try !options.asks || terminal.agrees("Do it", usual: true) else {
      return Console.error("note: nothing was changed")
    }
    let interruption = Interruption()
    if let former { try undo(former, at: path, session, isForced: false) }
    var run = SetupRun(
      SetupRecord(desktop: choices.desktop, configuration: configuration, output: output), to: path
    ) { line throws(ToolError) in try Console.print(line.inPastTense) }
    // Files and folders of the earlier setup are gone.
    try run.perform(try actions(), in: session) { interruption.signal }
    sayNext(plan)
  }

  private func printPlan(_ actions: [SetupAction], _ undone: [String]) throws {
    for line in undone { try Console.print("would \(line)") }
    for action in actions {
      guard let title = action.title else { continue }
      try Console.print("would \(title)" + (action.contents == nil ? "" : ":"))
      for line in (action.contents ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        try Console.print(line.isEmpty ? "" : "    \(line)")
      }
    }
  }

  private func sayNext(_ plan: SetupPlan) {
    if let line = WallpaperScript.startLine(
      for: plan.choices.desktop, picture: "\(plan.output)/wallpaper/current.png"), plan.choices.showsWallpaper
    {
      Console.error("note: \(plan.choices.desktop.title) forgets its wallpaper when it ends; to start with it, write")
      Console.inform("  \(line.onOneLine)")
    }
    Console.error("note: to change what is shown: edit \(plan.configuration.printable)")
    Console.error("note: to undo all of this: \(ToolName.invoked) setup --undo")
  }

  private func undo(_ record: SetupRecord?, at path: String, _ session: DesktopSession, isForced: Bool) throws {
    guard let record else { return Console.error("note: there is nothing to undo") }
    let undo = SetupUndo(record, at: path, in: session, isForced: isForced)
    if options.dryRun {
      for line in undo.plan { try Console.print("would \(line)") }
      return
    }
    let problems = undo.run { line in try? Console.print(line.inPastTense) }
    guard problems.isEmpty else {
      for problem in problems { Console.error("error: not undone: \(problem)") }
      throw ToolError(
        "run \(ToolName.invoked) setup --undo again in your session, or with --force to forget the rest",
        exitCode: .temporary)
    }
  }
}

extension String {
  /// A line about a step, such as `write FILE`, once it was done.
  fileprivate var inPastTense: String {
    let verbs = [
      "write": "wrote", "replace": "replaced", "run": "ran", "add": "added", "draw": "drew", "remove": "removed",
      "restore": "restored", "disable": "disabled", "end": "ended", "leave": "left",
    ]
    let word = String(prefix { $0 != " " })
    return (verbs[word] ?? word) + dropFirst(word.count)
  }
}
