package import ArgumentParser
import CairoPainting
import Foundation
import Graphics
import PictureFetching

/// `doctor`: what is missing and how to get it.
package struct DoctorCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor", abstract: "Checks fonts, libraries and folders: what is missing and how to get it.",
      discussion: "Example: \(ToolName.invoked) doctor")
  }

  package init() {}

  package func run() throws { try ToolFailure.reporting(examine) }

  private func examine() throws {
    let environment = ToolEnvironment()
    let missing = TextEngine.missingPackages()
    let hasSymbols = SymbolLibrary.isInstalled()
    try Console.print("tool        \(ToolName.invoked) \(ToolName.version)")
    for library in PaintingLibraries.versions { try Console.print("library     \(library)") }
    try Console.print("fonts       \(missing.isEmpty ? "all there" : "missing: \(missing.joined(separator: ", "))")")
    try Console.print("symbols     \(hasSymbols ? "Phosphor 1.3.0" : "missing: Scripts/bootstrap installs them")")
    let network =
      GuardedFetch.isAvailable ? "libcurl" : "libcurl is missing, so no picture is fetched: install libcurl4"
    try Console.print("network     \(network)")
    var isWell = missing.isEmpty && hasSymbols
    let folders = [("home", environment.home), ("state", environment.state), ("cache", environment.cache)]
    for (name, folder) in folders {
      let problem = Self.problem(with: folder)
      try Console.print(
        "\(name.padding(toLength: 12, withPad: " ", startingAt: 0))\(folder.path)\(problem.map { " – \($0)" } ?? "")")
      if problem != nil { isWell = false }
    }
    if !missing.isEmpty {
      Console.error(
        "error: fonts are missing; install them with: sudo apt-get install \(missing.joined(separator: " "))")
    }
    if !isWell { throw ExitCode.unavailable }
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
