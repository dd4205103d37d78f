package import ArgumentParser
import CairoPainting
import Foundation
import Graphics
import HTTPFetching
import Symbols
import Typesetting

/// `doctor`: what is missing and how to get it.
package struct DoctorCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor", abstract: "Checks fonts, libraries and folders: what is missing and how to get it.",
      discussion: "Example: \(ToolName.invoked) doctor")
  }

  @Flag(help: "Print JSON.")
  var json = false

  package init() {}

  package func run() throws { try ToolError.reporting(examine) }

  /// What `--json` prints.
  private struct Report: Codable {
    struct Folder: Codable {
      let name: String
      let path: String
      /// Why nothing can be written there; nil where it can.
      let problem: String?
    }

    let tool: String
    let version: String
    let libraries: [String]
    /// Debian's packages.
    let missingFonts: [String]
    let hasSymbols: Bool
    let hasNetwork: Bool
    let locale: String
    let timeZone: String
    let folders: [Folder]

    var isWell: Bool { missingFonts.isEmpty && hasSymbols && folders.allSatisfy { $0.problem == nil } }
  }

  private func examine() throws {
    let environment = ToolEnvironment()
    let folders = [("home", environment.home), ("state", environment.state), ("cache", environment.cache)]
    let report = Report(
      tool: ToolName.invoked, version: ToolName.version, libraries: PaintingLibraries.versions,
      missingFonts: TextEngine.missingPackages(), hasSymbols: SymbolLibrary.isInstalled(),
      hasNetwork: GuardedFetch.isAvailable, locale: SystemLocale.ofProcess.identifier,
      timeZone: SystemTimeZone.ofProcess.identifier,
      folders: folders.map { Report.Folder(name: $0, path: $1.path, problem: Self.problem(with: $1)) })
    if json { try Console.write(try report.jsonText()) } else { try tell(report) }
    if let finding = SystemTimeZone.ofProcess.resolution.finding { Console.error("warning: \(finding)") }
    if !report.missingFonts.isEmpty {
      let packages = report.missingFonts.joined(separator: " ")
      Console.error("error: fonts are missing; install them with: sudo apt-get install \(packages)")
    }
    if !report.isWell { throw ExitCode.unavailable }
  }

  private func tell(_ report: Report) throws(ToolError) {
    func line(_ name: String, _ text: String) throws(ToolError) {
      try Console.print("\(name.padding(toLength: 12, withPad: " ", startingAt: 0))\(text)")
    }
    let fonts = report.missingFonts
    try line("tool", "\(report.tool) \(report.version)")
    for library in report.libraries { try line("library", library) }
    try line("fonts", fonts.isEmpty ? "all there" : "missing: \(fonts.joined(separator: ", "))")
    try line("symbols", report.hasSymbols ? "Phosphor 1.3.0" : "missing: Scripts/bootstrap installs them")
    try line(
      "network", report.hasNetwork ? "libcurl" : "libcurl is missing, so no picture is fetched: install libcurl4")
    try line("locale", report.locale)
    try line("time zone", report.timeZone)
    for folder in report.folders { try line(folder.name, folder.path + (folder.problem.map { " – \($0)" } ?? "")) }
  }

  /// Why nothing can be written to `folder`; a folder that can still be made is well.
  private static func problem(with folder: URL) -> String? {
    let files = FileManager.default
    var isDirectory: ObjCBool = false
    var existing = folder
    while !files.fileExists(atPath: existing.path, isDirectory: &isDirectory), existing.pathComponents.count > 1 {
      existing.deleteLastPathComponent()
    }
    if !isDirectory.boolValue { return "\(existing.path) is not a folder" }
    return files.isWritableFile(atPath: existing.path) ? nil : "\(existing.path) cannot be written to"
  }
}
