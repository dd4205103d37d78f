import ArgumentParser
import DailyLibrary
import Foundation
import ToolReports

struct DailyCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check a JSON file against the schema.",
    discussion: """
      Each error is a line: FILE:LINE:COLUMN: PATH: message. The exit code is 65 if there are errors, or if images \
      in the file's folder are missing or cannot be drawn. Unknown keys are warnings. Nothing is fetched.

      Example: almanac daily check today.json
      """)

  @Argument(help: ArgumentHelp("A JSON file.", valueName: "FILE"))
  var file: String

  func run() async throws {
    try await DailyCommand.working { _ in
      let source = try DailySource(file, relativeTo: FileManager.default.currentDirectoryPath)
      guard case .file = source else {
        throw ToolError(
          "\(source.name.printable): not a file; only files can be checked", exitCode: .validationFailure)
      }
      let name = file.printable
      let reading: DailyReading
      do throws(DailyError) {
        reading = try DailyReading(checking: source)
      } catch {
        guard case .malformedJSON(_, let place, let reason) = error else { throw error }
        try Console.print("\(name):\(place.line):\(place.column): \(reason)".printable)
        throw ExitCode.badData
      }
      for fault in reading.faults {
        let line = "\(name):\(fault.place.line):\(fault.place.column): \(fault.path): \(fault.message)".printable
        if fault.isHint { Console.error("warning: \(line) [\(fault.id)]") } else { try Console.print(line) }
      }
      let missing = reading.data.checkImages(in: source)
      if missing > 0 { try Console.print("\(name): \(DailyReport.count(missing, "image")) cannot be shown") }
      if reading.data.isEmpty { throw DailyError.nothingUsable(source: file) }
      if missing > 0 || reading.faults.contains(where: { !$0.isHint }) { throw ExitCode.badData }
      try Console.print("\(name): ok, \(DailyReport.summary(reading.data))")
    }
  }
}
