import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import ToolOptions
import ToolReports
import Widgets

/// A tap, with the files that are written after it.
struct TapRun {
  let widget: TappedWidget
  let place: TapPlace
  let files: TapFiles
  let drawing: DrawingOptions
  /// Finds a Live Activity of the bundle, by its kind.
  let activity: (String) -> WidgetKind?

  /// - Throws: `ToolError`, `RenderError`; an exit code for findings of `--strict`.
  func run() async throws {
    let frame = widget.picture.lowered
    let target = try place.target(in: frame, of: widget.kind, widget.request)
    let report = target.flatMap(frame.report)
    if let control = target?.control {
      try await perform(control, report)
    } else {
      try open(report)
    }
  }

  private func open(_ target: TapTargetReport?) throws(ToolError) {
    if drawing.json {
      try Console.write(TapReport(opening: target).jsonText())
    } else {
      try Console.print("opens \(target?.target ?? "the app")")
    }
    if !files.isEmpty { Console.error("note: nothing is performed, so no picture is written") }
  }

  /// All pictures are drawn before the first file is written, so that an error leaves the files as they were.
  private func perform(_ control: TappedControl, _ target: TapTargetReport?) async throws {
    if files.contentState != nil, widget.kind.activity == nil {
      throw ToolError(
        "--content-state-output is for Live Activities, and \(widget.kind.kind) is a widget".printable,
        exitCode: .validationFailure)
    }
    let format = try drawing.format(for: files.output)
    var during: (file: String, picture: RenderedFrame)?
    if let file = files.during {
      during = (file, try await widget.picture(whileRunning: control, as: drawing.format(for: file)))
    }
    let performed = try await widget.perform(control.intent)
    let following = try await widget.following(performed, as: format, all: files.timeline != nil)
    let (picture, next) = (following.current, widget.next)
    let file = files.output ?? next.standardFile(of: widget.kind, format)
    var report = try TapReport(target, performed)
    let started = try await pictures(of: performed, as: files.output == nil ? format : drawing.format ?? .png)
    if let during { try OutputFile.write(during.picture.data, to: during.file) }
    if let folder = files.timeline {
      try TimelineFolder(path: folder, format: format).write(following.all, of: widget.kind, next) { _ in }
    }
    if let file = files.contentState, let states = performed.states { try OutputFile.write(states, to: file) }
    for index in started.indices { report.started?[index].picture = try write(started[index]) }
    if file == "-" { try Console.write(picture.data) } else { try OutputFile.write(picture.data, to: file) }
    if drawing.json {
      report.picture = RenderReport(picture, of: widget.kind, next, file: file == "-" ? nil : file)
      (report.during, report.timeline) = (files.during, files.timeline)
      report.contentStateOutput = files.contentState
      report.diagnostics += started.compactMap(\.activity.finding)
      try Console.write(report.jsonText())
    } else {
      let written = [during?.file, files.timeline, files.contentState, files.started, file]
      try say(performed, after: control.intent, written.compactMap(\.self))
    }
    try reportFindings(
      [performed.diagnostics, during?.picture.diagnostics ?? [], started.compactMap(\.activity.finding)]
        + (following.all + started.compactMap(\.picture)).map(\.diagnostics))
    if drawing.verbose { Console.note(on: picture, of: widget.kind.kind, next) }
  }

  /// A Live Activity that the intent has started. Without `--started` it has no picture.
  private struct Started {
    let activity: StartedActivity
    let picture: RenderedFrame?
    let format: OutputFormat
  }

  private func pictures(of performed: TappedWidget.Performed, as format: OutputFormat) async throws -> [Started] {
    var all: [Started] = []
    for activity in performed.activities.started {
      let started = StartedActivity(
        activity, like: widget.request, on: widget.date, self.activity(activity.outcome.kind))
      let picture = files.started == nil ? nil : try await widget.picture(of: started, as: format)
      all.append(Started(activity: started, picture: picture, format: format))
    }
    return all
  }

  /// Writes the files of a Live Activity that the intent has started, if there is a folder for them.
  private func write(_ started: Started) throws -> RenderReport? {
    guard let folder = files.started else { return nil }
    let file = try started.activity.write(started.picture, as: started.format, inside: folder)
    guard let picture = started.picture, let drawn = started.activity.drawn else { return nil }
    return RenderReport(picture, of: drawn.kind, drawn.request, file: file)
  }

  private func say(
    _ performed: TappedWidget.Performed, after intent: TapIntent, _ written: [String]
  ) throws(ToolError) {
    let title = intent.title.isEmpty ? "" : " (\(intent.title.printable))"
    var lines = ["performed \(intent.name)\(title)"]
    if let opened = performed.outcome.opened { lines.append("opens \(opened)") }
    if let dialog = performed.outcome.dialog { lines.append("says \(dialog.printable)") }
    lines += performed.activities.words.map(\.printable)
    let others = performed.reloads.filter { $0 != widget.kind.kind }
    if performed.reloadsAll {
      lines.append("reloads all widgets")
    } else if !others.isEmpty {
      lines.append("reloads \(others.joined(separator: ", ").printable)")
    }
    // The picture itself is on standard output.
    if written.last == "-" { return lines.forEach(Console.inform) }
    for line in lines + written { try Console.print(line) }
  }

  private func reportFindings(_ diagnostics: [[Diagnostic]]) throws {
    // A diagnostic of several pictures is reported once.
    let log = DiagnosticLog()
    for diagnostic in diagnostics.joined() { log.report(diagnostic) }
    Console.report(log.diagnostics)
    if drawing.strict && !log.diagnostics.isEmpty { throw ExitCode.findings }
  }
}
