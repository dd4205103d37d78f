package import Foundation
import JSONText
import SystemIO
package import ToolReports

/// What `setup` did, in a file, so that `setup --undo` removes it. It is written before each step, so an interrupted
/// `setup` can be undone, too.
package struct SetupRecord: Codable, Hashable, Sendable {
  package struct Step: Codable, Hashable, Sendable {
    /// What was done, as it was printed; nil for what is not worth a line.
    package let done: String?
    package var trace: SetupTrace
  }

  package let version: Int
  package let desktop: Desktop
  /// The configuration file.
  package let configuration: String
  package let output: String
  /// The name of the program that ran `setup`, because tools of other bundles cannot read the file; nil in old records.
  package let tool: String?
  package var steps: [Step] = []
  /// Whether all steps were done.
  package var isComplete = false

  package init(desktop: Desktop, configuration: String, output: String) {
    version = 1
    (self.desktop, self.configuration, self.output) = (desktop, configuration, output)
    tool = ToolName.invoked
  }

  /// What the desktop showed before; nil if its wallpaper was not changed.
  package var present: PresentWallpaper? {
    for case .wallpaper(_, let picture, let commands) in steps.map(\.trace) {
      return PresentWallpaper(picture, restoring: commands)
    }
    return nil
  }

  /// The configuration file that `setup` of this tool wrote, if it still exists.
  ///
  /// - Throws: As ``init(at:)``.
  package static func configuration(in state: URL) throws(ToolError) -> String? {
    guard let record = try SetupRecord(at: path(in: state)), record.tool ?? ToolName.invoked == ToolName.invoked,
      access(record.configuration, F_OK) == 0
    else { return nil }
    return record.configuration
  }

  package static func path(in state: URL) -> String { state.appending(path: "setup.json").path }

  /// The record of an earlier `setup`; nil if there is none.
  ///
  /// - Throws: A failure with exit code 65 if it is damaged, 74 if it cannot be read.
  package init?(at path: String) throws(ToolError) {
    let data: Data
    do throws(RegularFile.Failure) {
      data = try RegularFile.contents(of: path, limit: 16 << 20)
    } catch {
      guard case .system(let reason) = error else {
        throw ToolError(
          "\(path.printable): the record of setup is not a file of at most 16 MiB", exitCode: .inputOutput)
      }
      if [ENOENT, ENOTDIR].map({ SystemError($0) }).contains(reason) { return nil }
      throw ToolError("\(path.printable): the record of setup cannot be read: \(reason)", exitCode: .inputOutput)
    }
    guard let record = try? JSONDecoder().decode(Self.self, from: data), record.version == 1 else {
      throw ToolError(
        "\(path.printable): the record of setup is damaged; remove the file if you have undone setup by hand",
        exitCode: .badData)
    }
    self = record
  }

  /// - Throws: A failure with exit code 73 or 74.
  package func write(to path: String) throws(ToolError) {
    let data: Data
    do { data = try JSONEncoder.stable(isPretty: true).encode(self) } catch {
      throw ToolError("\(path.printable): \(error)", exitCode: .software)
    }
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, isPrivate: true)
    } catch {
      throw ToolError(error)
    }
  }
}
