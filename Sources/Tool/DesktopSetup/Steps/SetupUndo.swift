import Foundation
import ServiceUnits
import SystemIO
import ToolReports

/// Undoes a `setup` from its record, last step first.
package struct SetupUndo {
  private var record: SetupRecord
  private let path: String
  private let session: DesktopSession
  /// Whether files that were changed since are removed, and what fails is forgotten.
  private let isForced: Bool

  package init(_ record: SetupRecord, at path: String, in session: DesktopSession, isForced: Bool = false) {
    (self.record, self.path, self.session, self.isForced) = (record, path, session, isForced)
  }

  /// What ``run(say:)`` would do, as lines.
  package var plan: [String] { record.steps.reversed().flatMap { lines(of: $0.trace) } }

  /// Undoes all steps, and removes the record. A step that fails stays in the record, so that a later run tries again.
  ///
  /// - Parameter say: Prints a line about each step that was undone.
  /// - Returns: What could not be undone.
  package func run(say: (String) -> Void) -> [String] {
    var (left, problems): ([SetupRecord.Step], [String]) = ([], [])
    var folders: [String] = []
    for step in record.steps.reversed() {
      // At the end: the record is in one of them.
      if case .folders(let paths) = step.trace {
        folders = paths + folders
        continue
      }
      let lines = lines(of: step.trace)
      let found = undo(step.trace)
      problems += found
      if found.isEmpty {
        for line in lines { say(line) }
      } else {
        left.insert(step, at: 0)
      }
    }
    if left.isEmpty || isForced {
      unlink(path)
      for folder in folders.reversed() where rmdir(folder) == 0 { say("remove \(folder.printable)") }
      return isForced ? [] : problems
    }
    var rest = record
    rest.steps = [.init(done: nil, trace: .folders(folders))] + left
    do throws(ToolError) { try rest.write(to: path) } catch { problems.append(error.message) }
    return problems
  }

  private func lines(of trace: SetupTrace) -> [String] {
    switch trace {
    case .nothing, .folders, .filesBefore, .unitFiles: []
    case .file(let path, let digits, let former):
      if access(path, F_OK) != 0 && former == nil {
        []
      } else if isChanged(path, from: digits) && !isForced {
        ["leave \(path.printable), which was changed since"]
      } else {
        [former == nil ? "remove \(path.printable)" : "restore \(path.printable)"]
      }
    case .pictures(let folder): ["remove \(folder.printable)"]
    case .added(_, _, let caches): caches.map { "remove \($0.printable)" }
    case .wallpaper(let desktop, let picture, _):
      ["restore the wallpaper of \(desktop.title)" + (picture.map { ": \($0.printable)" } ?? "")]
    case .unit(let name, _, _): ["disable \(name)"]
    case .crontabLine: ["remove the line from your crontab"]
    case .program(let name, _): ["end \(name)"]
    }
  }

  /// Whether a file has other bytes than `setup` wrote.
  private func isChanged(_ path: String, from digits: String) -> Bool {
    guard let data = try? RegularFile.contents(of: path, limit: 1 << 24) else { return access(path, F_OK) == 0 }
    return ContentHash(data).digits != digits
  }

  private func undo(_ trace: SetupTrace) -> [String] {
    switch trace {
    case .nothing, .folders: return []
    case .file(let path, let digits, let former):
      if let former { return restore(former, at: path, digits) }
      // A killed setup had not written it.
      guard access(path, F_OK) == 0, isForced || !isChanged(path, from: digits) else { return [] }
      return unlink(path) == 0 ? [] : ["\(path.printable): \(SystemError.last)"]
    case .pictures(let folder): return remove(folder)
    case .filesBefore(let before): return undo(before.added)
    case .added(let files, let folders, let caches):
      for file in files { unlink(file) }
      for folder in folders.sorted().reversed() { rmdir(folder) }
      return caches.flatMap(remove)
    case .wallpaper(_, _, let commands): return commands.flatMap(run)
    case .unit(let name, let folder, let stamps): return disable(name, in: folder, stamps)
    case .unitFiles:
      // Without a manager, nothing has read them.
      _ = SessionCommand(["systemctl", "--user", "daemon-reload"]).run(in: session)
      return []
    case .crontabLine(let mark, let hadCrontab):
      do throws(ToolError) {
        try Crontab(session.variables).removeLines(marked: mark, isEmptyKept: hadCrontab)
        return []
      } catch {
        return [error.message]
      }
    case .program(let name, let file):
      for process in DesktopSession.ownProcesses() where process.name == name && process.arguments.contains(file) {
        kill(process.identifier, SIGTERM)
      }
      return []
    }
  }

  private func restore(_ former: FormerFile, at path: String, _ digits: String) -> [String] {
    // A killed setup may not have replaced it.
    if (try? RegularFile.contents(of: path, limit: 1 << 24)) == former.contents { return [] }
    if isChanged(path, from: digits) && !isForced { return [] }
    do throws(ToolError) {
      try OutputFile.write(former.contents, to: path, makesFolders: true)
    } catch {
      return [error.message]
    }
    return chmod(path, former.permissions) == 0 ? [] : ["\(path.printable): \(SystemError.last)"]
  }

  /// Removes a folder with its contents, in one step for programs that are looking at it.
  private func remove(_ path: String) -> [String] {
    let gone = "\(path).removed-\(getpid())"
    guard rename(path, gone) == 0 else { return errno == ENOENT ? [] : ["\(path.printable): \(SystemError.last)"] }
    do { try FileManager.default.removeItem(atPath: gone) } catch {
      return ["\(gone.printable): \(error.localizedDescription)"]
    }
    return []
  }

  private func run(_ words: [String]) -> [String] {
    let result = SessionCommand(words).run(in: session)
    return result.isSuccess ? [] : ["\(SessionCommand.text(words)): \(result.reason.onOneLine)"]
  }

  private func disable(_ name: String, in folder: String, _ stamps: [String]) -> [String] {
    // A killed setup may not have written it.
    let isThere = access("\(folder)/\(name)", F_OK) == 0
    let problems = run(["systemctl", "--user", "disable", "--now", name])
    for target in ["default.target.wants", "timers.target.wants"] { unlink("\(folder)/\(target)/\(name)") }
    for stamp in stamps { unlink(stamp) }
    return isThere ? problems : []
  }
}
