import Foundation
package import ServiceUnits
import SystemIO
package import ToolReports

/// One step of `setup`: what it does, and what it leaves behind.
package struct SetupAction {
  /// What it does, as a line: `write /home/you/.config/almanac/widgets.yaml`. Nil for what is not worth a line.
  package let title: String?
  /// The text of the file that it writes.
  package private(set) var contents: String?
  /// What remains even if it is interrupted.
  let trace: () throws(ToolError) -> SetupTrace
  /// Gets its trace, and returns a more exact one, if there is one.
  let perform: (SetupTrace) throws(ToolError) -> SetupTrace?

  package init(
    _ title: String?, leaving trace: @escaping () throws(ToolError) -> SetupTrace,
    _ perform: @escaping (SetupTrace) throws(ToolError) -> SetupTrace? = { _ throws(ToolError) in nil }
  ) {
    (self.title, self.trace, self.perform) = (title, trace, perform)
  }

  /// Writes a file, whose folder exists.
  package static func write(_ text: String, to path: String) -> SetupAction {
    let data = Data(text.utf8)
    let isNew = access(path, F_OK) != 0
    var action = SetupAction(
      "\(isNew ? "write" : "replace") \(path.printable)",
      leaving: { () throws(ToolError) in
        do throws(RegularFile.Failure) {
          return .file(path: path, digits: ContentHash(data).digits, former: try FormerFile(at: path))
        } catch {
          throw ToolError(
            "\(path.printable): cannot be replaced: it is not a file of at most 1 MiB", exitCode: .cannotCreate)
        }
      },
      { _ throws(ToolError) in
        try OutputFile.write(data, to: path, makesFolders: true)
        return nil
      })
    action.contents = text
    return action
  }

  /// Runs a command, which must succeed.
  ///
  /// - Parameters:
  ///   - staysRunning: Whether a part of it goes on in the background.
  ///   - advice: What to do if it fails.
  package static func run(
    _ words: [String], in session: DesktopSession, leaving trace: SetupTrace, adding variables: [String: String] = [:],
    directory: String? = nil, staysRunning: Bool = false, advice: String
  ) -> SetupAction {
    SetupAction("run \(SessionCommand.text(words))", leaving: { () throws(ToolError) in trace }) {
      _ throws(ToolError) in
      let result = SessionCommand(words).run(
        in: session, adding: variables, directory: directory, staysRunning: staysRunning)
      guard result.isSuccess else {
        throw ToolError(
          "\(SessionCommand.text(words)): \(result.reason.onOneLine); \(advice)", exitCode: .unavailable)
      }
      return nil
    }
  }

  /// Adds a line to the user's crontab.
  ///
  /// - Throws: A failure with exit code 64 if the line is too long for cron.
  package static func schedule(_ line: CrontabLine, in crontab: Crontab) throws(ToolError) -> SetupAction {
    let text: String
    do { text = try line.text() } catch { throw ToolError(anyOf: error) }
    let mark = line.mark
    return SetupAction(
      "add to your crontab: \(text)",
      leaving: { () throws(ToolError) in .crontabLine(mark: mark, hadCrontab: try crontab.exists()) }
    ) { _ throws(ToolError) in
      let new: String
      let old = try crontab.read()
      do { new = try line.replaced(in: old) } catch { throw ToolError(anyOf: error) }
      try crontab.write(new)
      return nil
    }
  }
}
