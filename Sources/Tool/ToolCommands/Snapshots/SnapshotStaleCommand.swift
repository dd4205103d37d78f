import ArgumentParser
import Foundation
import Snapshots
import SystemIO

/// `snapshot stale`: the references that no test has.
struct SnapshotStaleCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "stale",
      abstract: "Lists the references of tests, in folders __Snapshots__, for which no test of a whole run asked.",
      discussion: """
        Examples:
          ALMANAC_SNAPSHOTS_MET=met.txt swift test && \(ToolName.invoked) snapshot stale met.txt
          \(ToolName.invoked) snapshot stale met.txt Tests --prune

        All processes of the run add to the list; remove it before the next one. References of source files none of whose snapshots \
        was asked for stay, as their tests may not have run; a file that is gone has none.

        Exit codes besides the usual: 0 there are none, 2 there are some, and they are left, 65 the run was filtered, did not come \
        to its end or is that of another folder, 66 there is no list or folder, 73 one cannot be removed.
        """)
  }

  @Argument(help: "The list that tests wrote to the file which ALMANAC_SNAPSHOTS_MET names.")
  var list: String

  @Argument(help: "Where folders __Snapshots__ are looked for; here unless given.")
  var folders = ["."]

  @Flag(help: "Remove the references.")
  var prune = false

  func run() throws {
    try ToolError.reporting {
      let met: RequestedReferences
      do throws(RequestedReferences.Fault) {
        met = try RequestedReferences(list: URL(fileURLWithPath: list))
      } catch {
        if case .unreadable = error { throw ToolError("\(list): \(error)", exitCode: .noInput) }
        throw ToolError("\(list): \(error)", exitCode: .badData)
      }
      for folder in folders where !SnapshotFolders.isFolder(URL(fileURLWithPath: folder)) {
        throw ToolError("\(folder): there is no such folder", exitCode: .noInput)
      }
      let surveys = folders.flatMap { references(below: $0) }.map { met.survey(of: $0) }
      if !surveys.contains(where: { $0.met > 0 }) {
        throw ToolError(
          "\(list): nothing on the list is in a folder __Snapshots__ below \(places)", exitCode: .badData)
      }
      for folder in surveys.flatMap(\.silent) {
        Console.error("note: \(shown(folder)): none of its references was asked for; they stay")
      }
      let stale = surveys.flatMap(\.stale)
      for url in stale { try tell(url) }
      let (count, left) = (surveys.map(\.met).reduce(0, +), prune ? "removed" : "stale")
      try Console.print("\(count) references were asked for, \(stale.count) \(left)")
      if !stale.isEmpty && !prune { throw ExitCode.findings }
    }
  }

  private func tell(_ url: URL) throws(ToolError) {
    guard prune else { return try Console.print("stale     \(shown(url))") }
    if unlink(url.path) != 0 && errno != ENOENT {
      let reason = SystemError.last.description
      throw ToolError("\(shown(url)): cannot be removed: \(reason)", exitCode: .cannotCreate)
    }
    try Console.print("removed   \(shown(url))")
    // Only empty folders go: those of a kind, a matrix, a source file.
    var folder = url.deletingLastPathComponent()
    while folder.lastPathComponent != "__Snapshots__", rmdir(folder.path) == 0 { folder.deleteLastPathComponent() }
  }

  /// The folders that are named `__Snapshots__`, but those in hidden ones.
  private func references(below path: String) -> [URL] {
    let root = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    if root.lastPathComponent == "__Snapshots__" { return [root] }
    let files = FileManager.default.enumerator(atPath: root.path)
    var found: [URL] = []
    while let files, let path = files.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") { files.skipDescendants() }
      guard name == "__Snapshots__" else { continue }
      found.append(root.appending(path: path, directoryHint: .isDirectory))
      files.skipDescendants()
    }
    return found.sorted { $0.path < $1.path }
  }

  private var places: String { folders.map(\.onOneLine).joined(separator: ", ") }

  /// Below the folder of the command, where it is.
  private func shown(_ url: URL) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return (url.path.hasPrefix(here) ? String(url.path.dropFirst(here.count)) : url.path).onOneLine
  }
}
