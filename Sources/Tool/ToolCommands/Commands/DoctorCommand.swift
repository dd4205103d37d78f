package import ArgumentParser
import CairoPainting
import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import Symbols
import SystemSettings
import ToolOptions
import ToolReports
import Typesetting
import Views

package struct DoctorCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor", abstract: "Check fonts, libraries and folders, and print how to install what is missing.",
      discussion: "Example: \(ToolName.invoked) doctor")
  }

  @Flag(help: "Print JSON.")
  var json = false

  package init() {}

  package func run() throws { try ToolError.reporting(examine) }

  private struct Report: Codable {
    struct Folder: Codable {
      let name: String
      let path: String
      /// Why the folder is not writable; nil if it is.
      let problem: String?
    }

    /// The files of a package of fonts.
    struct Font: Codable {
      let package: String
      let sha256: String
      /// The releases of Debian that have these files.
      let releases: [Int]
    }

    let tool: String
    let version: String
    let libraries: [String]
    /// Debian packages.
    let missingFonts: [String]
    let fonts: [Font]
    /// Why the properties of views cannot be found; nil if they can.
    let reflectionProblem: String?
    let hasSymbols: Bool
    let hasNetwork: Bool
    let locale: String
    let timeZone: String
    let folders: [Folder]

    var isWell: Bool {
      missingFonts.isEmpty && hasSymbols && reflectionProblem == nil && folders.allSatisfy { $0.problem == nil }
    }
  }

  private func examine() throws {
    let environment = ToolEnvironment()
    let folders = [("home", environment.home), ("state", environment.state), ("cache", environment.cache)]
    let fonts = InstalledFonts.all()
    let report = Report(
      tool: ToolName.invoked, version: ToolName.version, libraries: PaintingLibraries.versions,
      missingFonts: TextEngine.missingPackages(),
      fonts: fonts.map { Report.Font(package: $0.package, sha256: $0.sha256, releases: $0.releases) },
      reflectionProblem: ReflectionSelfTest.problem, hasSymbols: SymbolLibrary.isInstalled(),
      hasNetwork: GuardedFetch.isAvailable, locale: SystemLocale.ofProcess.identifier,
      timeZone: SystemTimeZone.ofProcess.identifier,
      folders: folders.map { Report.Folder(name: $0, path: $1.path, problem: Self.problem(with: $1)) })
    if json { try Console.write(try report.jsonText()) } else { try printReport(report) }
    if let finding = SystemTimeZone.ofProcess.resolution.finding { Console.error("warning: \(finding)") }
    for difference in fonts.compactMap(\.diagnostic) { Console.error("warning: \(difference)") }
    if let problem = report.reflectionProblem { Console.error("error: \(problem)") }
    if !report.missingFonts.isEmpty {
      let packages = report.missingFonts.joined(separator: " ")
      Console.error("error: missing fonts; install them with: sudo apt-get install \(packages)")
    }
    if !report.isWell { throw ExitCode.unavailable }
  }

  private func printReport(_ report: Report) throws(ToolError) {
    func line(_ name: String, _ text: String) throws(ToolError) {
      try Console.print("\(name.padding(toLength: 12, withPad: " ", startingAt: 0))\(text)")
    }
    let fonts = report.missingFonts
    try line("tool", "\(report.tool) \(report.version)")
    for library in report.libraries { try line("library", library) }
    try line("fonts", fonts.isEmpty ? "ok" : "missing: \(fonts.joined(separator: ", "))")
    for font in report.fonts {
      let releases = font.releases.map { "Debian \($0)" }.joined(separator: ", ")
      try line("font", "\(font.package), \(releases.isEmpty ? "unknown version" : releases)")
    }
    try line("symbols", report.hasSymbols ? "Phosphor 1.3.0" : "missing: Scripts/bootstrap installs them")
    try line(
      "network", report.hasNetwork ? "libcurl" : "missing: libcurl, so no images are fetched; install libcurl4")
    try line("locale", report.locale)
    try line("time zone", report.timeZone)
    for folder in report.folders { try line(folder.name, folder.path + (folder.problem.map { " – \($0)" } ?? "")) }
  }

  /// Why `folder` is not writable; nil if it is, or can be created.
  private static func problem(with folder: URL) -> String? {
    let files = FileManager.default
    var isDirectory: ObjCBool = false
    var existing = folder
    while !files.fileExists(atPath: existing.path, isDirectory: &isDirectory), existing.pathComponents.count > 1 {
      existing.deleteLastPathComponent()
    }
    if !isDirectory.boolValue { return "\(existing.path) is not a directory" }
    return files.isWritableFile(atPath: existing.path) ? nil : "\(existing.path) is not writable"
  }
}
