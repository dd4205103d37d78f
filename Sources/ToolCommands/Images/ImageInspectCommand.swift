package import ArgumentParser
import Artwork
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
        A file that is no picture, or a damaged one, is an error; the others are told all the same.
        Example: \(ToolName.invoked) image inspect covers/ --json
        """)
  }

  @Argument(help: ArgumentHelp("Files, and folders with files.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Exit with 2 if a decoder passed over something.")
  var strict = false

  package init() {}

  package func run() throws {
    try ToolFailure.reporting {
      var reports: [ImageReport] = []
      for path in paths { reports += try PictureFiles.entries(at: path).map { ImageReport(inspecting: $0.path) } }
      if json {
        try Console.write(try reports.jsonText())
      } else {
        for report in reports { try report.lines.forEach(Console.print) }
      }
      for report in reports { Console.report(report.diagnostics, of: report.file) }
      try ToolFailure.reportAll(reports.compactMap(\.failure))
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

  init(inspecting path: String) {
    file = path
    let log = DiagnosticLog()
    DiagnosticLog.$current.withValue(log) {
      do throws(PictureError) {
        let facts = try PictureFacts(of: Artwork.PictureFile.contents(ofFile: path), origin: path)
        format = facts.format.rawValue
        (width, height) = (facts.pixelSize.width, facts.pixelSize.height)
        bytes = facts.byteCount
        orientation = facts.orientation.rawValue
        details = facts.details
      } catch {
        self.error = "\(error)"
      }
    }
    diagnostics = log.diagnostics
  }

  var failure: ToolFailure? { error.map { ToolFailure("\(file): \($0)", exitCode: .badData) } }

  /// What people read; nothing for what is no picture.
  var lines: [String] {
    guard let format, let width, let height, let bytes else { return [] }
    let turn = orientation == 1 ? [] : ["stored turned (Exif \(orientation ?? 1))"]
    let words = ["\(width) × \(height)", format.uppercased()] + (details ?? []) + turn + ["\(bytes) bytes"]
    return ["\(file)  " + words.joined(separator: ", ")]
  }
}
