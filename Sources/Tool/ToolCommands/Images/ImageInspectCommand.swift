package import ArgumentParser
import ImagePipeline
import Diagnostics
import Foundation
import Graphics
import ImageCodecs

/// `image inspect`: what picture files are.
package struct ImageInspectCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "inspect",
      abstract: "Says what picture files are, and whether they are whole.",
      discussion: """
        A damaged picture, or a file that is none, is an error; the others are told all the same. In a folder, what is \
        no picture is left out with a note.
        Example: \(ToolName.invoked) image inspect covers/ --json
        """)
  }

  @Argument(help: ArgumentHelp("Files, and folders with files.", valueName: "path"))
  var paths: [String]

  @OptionGroup var limits: LimitOptions

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Exit with 2 if a decoder passed over something.")
  var strict = false

  package init() {}

  package func validate() throws {
    if paths.contains("") { throw ValidationError("A path is empty: name a file or a folder.") }
  }

  package func run() throws {
    try ToolError.reporting {
      let limits = limits.limits
      var reports: [ImageReport] = []
      var failures: [ToolError] = []
      for path in paths {
        let files = try ImageFiles(at: path)
        failures += files.failures
        for entry in files.entries {
          let (report, failure) = ImageReport.inspecting(entry, limits)
          reports.append(report)
          if let failure { failures.append(failure) }
        }
      }
      if json {
        try Console.write(try reports.jsonText())
      } else {
        for report in reports { try report.lines.forEach(Console.print) }
      }
      for report in reports { Console.report(report.diagnostics, of: report.file.printable) }
      for report in reports where report.isLeftOut {
        Console.error("note: \(report.file.printable): left out: \(report.error ?? "")")
      }
      try ToolError.reportAll(failures)
      if strict && reports.contains(where: { !$0.diagnostics.isEmpty }) { throw ExitCode.findings }
    }
  }
}

/// What `image inspect --json` says of a file.
struct ImageReport: Codable {
  let file: String
  /// `jpeg`, `png` …; nil for what is no picture.
  var format: String?
  /// In pixels, upright.
  var width: Int?
  var height: Int?
  var bytes: Int?
  /// Exif's number, 1 for upright.
  var orientation: Int?
  var details: [String]?
  /// Why there is no picture.
  var error: String?
  var diagnostics: [Diagnostic] = []
  /// Whether it is no picture, in a folder of pictures.
  private(set) var isLeftOut = false

  private enum CodingKeys: CodingKey {
    case file, format, width, height, bytes, orientation, details, error, diagnostics
  }

  private init(file: String) { self.file = file }

  /// Reads a file, and says why there is no picture, if there is none.
  static func inspecting(_ entry: ImageFiles.Entry, _ limits: DecodingLimits) -> (ImageReport, ToolError?) {
    var report = ImageReport(file: entry.path)
    var failure: ToolError?
    let log = DiagnosticLog()
    log.collecting {
      do throws(ImageError) {
        let data = try ImagePipeline.ImageFile.contents(ofFile: entry.path, limit: limits.maximumInputBytes)
        let facts = try ImageFacts(of: data, limits: limits)
        report.format = facts.format.name
        (report.width, report.height) = (facts.pixelSize.width, facts.pixelSize.height)
        report.bytes = facts.byteCount
        report.orientation = facts.orientation.rawValue
        report.details = facts.details
      } catch {
        report.error = "\(error)"
        report.isLeftOut = entry.isLeftOut(for: error)
        if !report.isLeftOut { failure = ToolError(error, at: entry.path) }
      }
    }
    report.diagnostics = log.diagnostics.map(\.withRemedy)
    return (report, failure)
  }

  /// What people read; nothing for what is no picture.
  var lines: [String] {
    guard let format, let width, let height, let bytes else { return [] }
    let turn = orientation == 1 ? [] : ["stored turned (Exif \(orientation ?? 1))"]
    let words = ["\(width) × \(height)", format.uppercased()] + (details ?? []) + turn + ["\(bytes) bytes"]
    return ["\(file.printable)  " + words.joined(separator: ", ")]
  }
}
