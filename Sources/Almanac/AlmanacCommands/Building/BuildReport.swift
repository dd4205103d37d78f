import ExtensionBuilding
import Foundation
import ToolOptions
import ToolReports

struct BuildReport {
  private let target: ExtensionTarget
  private let tool: URL
  private let result: ExtensionBuild.Result
  private let duration: Duration
  private let missing: [MissingName]

  init(target: ExtensionTarget, tool: URL, result: ExtensionBuild.Result, duration: Duration) {
    self.target = target
    self.tool = tool
    self.result = result
    self.duration = duration
    missing = MissingName.names(in: result.errors)
  }

  /// The last sentence of a failed build.
  var verdict: String {
    switch result.errors.count {
    case 0: "\(target.name): build failed; see the package manager's output above"
    case 1: "\(target.name): build failed with 1 error"
    case let count: "\(target.name): build failed with \(count) errors"
    }
  }

  /// Prints the tool's path, or the errors and missing names of a failed build.
  func print(asJSON isJSON: Bool) throws {
    for note in result.notes { Console.error("note: \(note)") }
    if !result.isDone {
      for error in result.errors.prefix(100) {
        Console.error("\(shown(error.file)):\(error.line):\(error.column): error: \(error.text)")
        if let remedy = error.remedy { Console.error("  → \(remedy)") }
      }
      if result.errors.count > 100 {
        Console.error("and \(result.errors.count - 100) more errors; --verbose shows them")
      }
      // No compiler errors: show the linker's or the package manager's output.
      if result.errors.isEmpty { Console.error(lastWords) }
      if let summary = MissingName.summary(of: missing, shownAs: shown) { Console.error("\n" + summary + "\n") }
    }
    if isJSON {
      try Console.write(try json().jsonText())
    } else if result.isDone {
      try Console.print(tool.path)
    }
  }

  /// The path relative to the working directory if it is inside, otherwise the absolute path.
  private func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }

  private var lastWords: String {
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("[") }
    let errors = lines.filter { $0.contains("error:") || $0.contains("undefined symbol") }
    return (errors.isEmpty ? Array(lines.suffix(20)) : Array(errors.prefix(20))).joined(separator: "\n")
  }

  private struct JSON: Encodable {
    struct Place: Encodable {
      let file: String
      let line: Int
      let column: Int
      let message: String
    }
    struct Missing: Encodable {
      let kind: String
      let name: String
      let file: String
      let line: Int
    }
    let target: String
    let tool: String?
    let resources: String?
    let sources: [String]
    let modules: [String]
    let groups: [String]
    let notes: [String]
    let errors: [Place]
    let missing: [Missing]
    let seconds: Double
  }

  private func json() -> some Encodable {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return JSON(
      target: target.name, tool: result.isDone ? tool.path : nil, resources: result.resources?.path,
      sources: target.main.sources.map(\.path), modules: target.modules.map(\.name),
      groups: target.entitlements.flatMap { try? Entitlements.groups(in: $0) } ?? [], notes: result.notes,
      errors: result.errors.map { .init(file: $0.file, line: $0.line, column: $0.column, message: $0.text) },
      missing: missing.map {
        .init(kind: $0.kind.rawValue, name: $0.name, file: $0.message.file, line: $0.message.line)
      },
      seconds: (seconds * 10).rounded() / 10)
  }
}
