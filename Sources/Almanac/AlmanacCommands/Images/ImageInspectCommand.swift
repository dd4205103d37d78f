package import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import ImagePipeline
import ToolOptions
import ToolReports

package struct ImageInspectCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "inspect",
      abstract: "Print the format and size of images, and check that they are complete.",
      discussion: """
        A damaged image, or a file that is not an image, is an error; the remaining files are still inspected. In a \
        folder, files that are not images are skipped with a note.
        Example: \(ToolName.invoked) image inspect covers/ --json
        """)
  }

  @Argument(help: ArgumentHelp("Files, and folders of files.", valueName: "path"))
  var paths: [String]

  @OptionGroup var limits: LimitArguments

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Exit with code 2 if a decoder reported a warning.")
  var strict = false

  package init() {}

  package func validate() throws {
    if paths.contains("") { throw ValidationError("The paths must not be empty.") }
  }

  package func run() throws {
    try ToolError.reporting {
      let limits = limits.options.limits
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
        Console.error("note: \(report.file.printable): skipped: \(report.error ?? "")")
      }
      try ToolError.reportAll(failures)
      if strict && reports.contains(where: { !$0.diagnostics.isEmpty }) { throw ExitCode.findings }
    }
  }
}

/// The JSON of an image file.
struct ImageReport: Codable {
  let file: String
  /// `jpeg`, `png` …; nil if the file is not an image.
  var format: String?
  /// In pixels, after applying the orientation.
  var width: Int?
  var height: Int?
  var bytes: Int?
  /// The Exif orientation; 1 is upright.
  var orientation: Int?
  var details: [String]?
  var error: String?
  var diagnostics: [Diagnostic] = []
  /// Whether the file is not an image, in a folder of images.
  private(set) var isLeftOut = false

  private enum CodingKeys: CodingKey {
    case file, format, width, height, bytes, orientation, details, error, diagnostics
  }

  private init(file: String) { self.file = file }

  /// Reads a file. The failure says why it is not an image.
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

  /// The report as text; empty for a file that is not an image.
  var lines: [String] {
    guard let format, let width, let height, let bytes else { return [] }
    let turn = orientation == 1 ? [] : ["Exif orientation \(orientation ?? 1)"]
    let words = ["\(width) × \(height)", format.uppercased()] + (details ?? []) + turn + ["\(bytes) bytes"]
    return ["\(file.printable)  " + words.joined(separator: ", ")]
  }
}
