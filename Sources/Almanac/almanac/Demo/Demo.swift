import ArgumentParser
import Foundation
import SystemIO
import SystemLibrary
import SystemSettings
import ToolReports

/// A folder with sample data, a home that uses them, and pictures of all widgets. The home is filled with the tool's
/// own commands, as a user would fill it.
struct Demo {
  let folder: URL

  var home: URL { folder.appending(path: "home", directoryHint: .isDirectory) }
  private var samples: URL { folder.appending(path: "samples", directoryHint: .isDirectory) }
  /// Marks a home that a demo has created.
  private var mark: URL { home.appending(path: ".almanac-demo") }

  /// Removes an earlier demo, and writes the samples.
  ///
  /// - Throws: A failure with exit code 73 if a home exists that no demo has created, or a file cannot be written.
  func prepare(at now: Date) throws(ToolError) {
    let files = FileManager.default
    if files.fileExists(atPath: home.path) {
      guard files.fileExists(atPath: mark.path) else {
        throw ToolError(
          "\(home.path.printable): not created by demo; choose another folder", exitCode: .cannotCreate)
      }
      do {
        try files.removeItem(at: home)
      } catch {
        throw ToolError("\(home.path.printable): cannot be removed", exitCode: .cannotCreate)
      }
    }
    try write(Data(), to: mark)
    for (name, data) in DemoSamples.files(at: now) { try write(data, to: samples.appending(path: name)) }
    // No command creates a history of this machine, and the chart would be a dot. The samples end where the first
    // reading begins.
    let system = SystemMonitor(container: home.appending(path: "groups/\(SystemMonitor.group)"))
    system.keep(.sample(endingAt: now - 300))
  }

  /// Imports the samples, and draws every widget.
  ///
  /// - Parameter date: The current date; nil for the clock's.
  /// - Returns: The path of the page.
  func draw(at date: Date?) throws(ToolError) -> String {
    let at = date.map { ["--at", $0.formatted(.iso8601)] } ?? []
    try run(
      ["comic", "save", "--cover", "samples/cover.jpg", "--chapter", "107", "--name", "The Tidal Clock"]
        + ["--progress", "73"] + at)
    try run(["feeds", "add"] + DemoFeed.all.map { "samples/\($0.file)" } + ["--no-icons"] + at)
    let articles = try articles()
    try run(["feeds", "star"] + DemoFeed.starred.compactMap { articles[$0] } + at)
    try run(["feeds", "read"] + DemoFeed.read.compactMap { articles[$0] } + at)
    try run(["timetable", "import", "samples/my-week.ics"])
    try run(["calendar", "import", "samples/my-week.ics"])
    try run(["daily", "set", "samples/today.json"] + at)
    // Galleries are reproducible by default; this one uses the user's settings.
    try run(
      ["gallery", "-o", "pictures", "--entries", "6", "--locale", "system", "--time-zone", "system"] + at,
      showsErrors: true)
    return folder.appending(path: "pictures/index.html").path
  }

  private func write(_ data: Data, to file: URL) throws(ToolError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: file.path)
    } catch {
      throw ToolError(error.description.printable, exitCode: .cannotCreate)
    }
  }

  /// Runs a command of the tool in the folder, and waits for it to end.
  ///
  /// - Parameter showsErrors: Whether to always pass on its standard error; otherwise only if it fails.
  /// - Returns: Its standard output.
  /// - Throws: A failure with the command's exit code.
  @discardableResult
  private func run(
    _ words: [String], isShown: Bool = true, showsErrors: Bool = false
  ) throws(ToolError) -> Data {
    let line = ([ToolName.invoked] + words.map(\.shellWord)).joined(separator: " ")
    if isShown { Console.inform("$ \(line)") }
    var variables = ToolProcess.variables
    variables["ALMANAC_HOME"] = home.path
    do {
      let output = try PipeChannel(for: line)
      let process = try ChildProcess(
        "/proc/self/exe", words, name: CommandLine.arguments.first, environment: variables, directory: folder.path,
        streams: .init(output: output.writing, errors: showsErrors ? STDERR_FILENO : output.writing))
      close(output.writing)
      var printed = Data()
      output.readToEnd { printed.append(contentsOf: $0) }
      let end = process.wait()
      if end == .exit(0) { return printed }
      Console.forward(on: printed)
      throw ToolError("\(line): failed", exitCode: ExitCode(end.code))
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError("\(error)", exitCode: .software)
    }
  }

  private func articles() throws(ToolError) -> [String: String] {
    struct Article: Decodable {
      let id: String
      let title: String?
    }
    let data = try run(["feeds", "list", "--json"], isShown: false, showsErrors: true)
    let articles = (try? JSONDecoder().decode([Article].self, from: data)) ?? []
    return Dictionary(articles.compactMap { article in article.title.map { ($0, String(article.id.prefix(10))) } }) {
      first, _ in first
    }
  }
}
