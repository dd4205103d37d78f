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
  let files: Files
  let drawing: DrawingOptions

  struct Files: Sendable {
    /// The picture that follows; `-` for standard output.
    var output: String?
    /// The picture while the intent runs.
    var during: String?
    /// The folder for the timeline that follows.
    var timeline: String?

    var isEmpty: Bool { output == nil && during == nil && timeline == nil }

    /// - Throws: A validation error, with exit code 64.
    func validate() throws {
      for (name, path) in [("output", output), ("during", during), ("timeline", timeline)] where path?.isEmpty == true {
        throw ValidationError("--\(name) must not be empty.")
      }
      if during == "-" || timeline == "-" { throw ValidationError("Only --output can be standard output.") }
      let paths = [output, during, timeline].compactMap(\.self).map {
        URL(fileURLWithPath: $0).standardizedFileURL.path
      }
      if Set(paths).count < paths.count {
        throw ValidationError("--output, --during and --timeline must be different files.")
      }
    }
  }

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
    let format = try drawing.format(for: files.output)
    var during: (file: String, picture: RenderedFrame)?
    if let file = files.during {
      during = (file, try await widget.picture(whileRunning: control, as: drawing.format(for: file)))
    }
    let performed = try await widget.perform(control.intent)
    let following = try await widget.following(as: format, all: files.timeline != nil)
    let (picture, next) = (following.current, widget.next)
    let file = files.output ?? next.standardFile(of: widget.kind, format)
    if let during { try OutputFile.write(during.picture.data, to: during.file) }
    if let folder = files.timeline {
      try TimelineFolder(path: folder, format: format).write(following.all, of: widget.kind, next) { _ in }
    }
    if file == "-" { try Console.write(picture.data) } else { try OutputFile.write(picture.data, to: file) }
    if drawing.json {
      var report = TapReport(target, performed)
      report.picture = RenderReport(picture, of: widget.kind, next, file: file == "-" ? nil : file)
      (report.during, report.timeline) = (files.during, files.timeline)
      try Console.write(report.jsonText())
    } else {
      try say(performed, after: control.intent, [during?.file, files.timeline, file].compactMap(\.self))
    }
    try reportFindings([performed.diagnostics, during?.picture.diagnostics ?? []] + following.all.map(\.diagnostics))
    if drawing.verbose { Console.note(on: picture, of: widget.kind.kind, next) }
  }

  private func say(
    _ performed: TappedWidget.Performed, after intent: TapIntent, _ written: [String]
  ) throws(ToolError) {
    let title = intent.title.isEmpty ? "" : " (\(intent.title.printable))"
    var lines = ["performed \(intent.name)\(title)"]
    if let opened = performed.outcome.opened { lines.append("opens \(opened)") }
    if let dialog = performed.outcome.dialog { lines.append("says \(dialog.printable)") }
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
