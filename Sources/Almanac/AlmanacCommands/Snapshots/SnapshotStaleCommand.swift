package import ArgumentParser
import ExtensionBuilding
import Foundation
import Snapshots
import SystemIO
import ToolReports

package struct SnapshotStaleCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "stale",
      abstract: "List the references in __Snapshots__ folders that no test of a complete run used.",
      discussion: """
        Examples:
          ALMANAC_SNAPSHOTS_MET=met.txt swift test && \(ToolName.invoked) snapshot stale met.txt
          \(ToolName.invoked) snapshot stale met.txt Tests --prune

        All processes of a run append to the list; remove it before the next run. The references of a source file \
        are kept if none of them was used, as its tests may not have run. The references of a deleted source file \
        are stale.

        Exit codes: 0 if there are none, 2 if there are some and they are kept, 65 if the run was filtered, did not \
        finish, or used another folder, 66 if there is no list or folder, 73 if a reference cannot be removed.
        """)
  }

  @Argument(help: "The list of used references, written by tests with ALMANAC_SNAPSHOTS_MET=FILE.")
  var list: String

  @Argument(help: "The folders to search for __Snapshots__.")
  var folders = ["."]

  @Flag(help: "Remove the stale references.")
  var prune = false

  package init() {}

  package func run() throws {
    try ToolError.reporting {
      let met: RequestedReferences
      do throws(RequestedReferences.ListError) {
        met = try RequestedReferences(list: URL(fileURLWithPath: list))
      } catch {
        if case .unreadable = error { throw ToolError("\(list): \(error)", exitCode: .noInput) }
        throw ToolError("\(list): \(error)", exitCode: .badData)
      }
      for folder in folders where !InputFile.isFolder(URL(fileURLWithPath: folder)) {
        throw ToolError("\(folder): no such directory", exitCode: .noInput)
      }
      let surveys = folders.flatMap { references(below: $0) }.map { met.survey(of: $0) }
      if !surveys.contains(where: { $0.met > 0 }) {
        throw ToolError(
          "\(list): no reference on the list is in a __Snapshots__ folder below \(places)", exitCode: .badData)
      }
      for folder in surveys.flatMap(\.silent) {
        Console.error("note: \(shown(folder)): none of its references were used; keeping them")
      }
      let stale = surveys.flatMap(\.stale)
      for url in stale { try printLine(url) }
      let (count, left) = (surveys.map(\.met).reduce(0, +), prune ? "removed" : "stale")
      try Console.print("\(count) references used, \(stale.count) \(left)")
      if !stale.isEmpty && !prune { throw ExitCode.findings }
    }
  }

  private func printLine(_ url: URL) throws(ToolError) {
    guard prune else { return try Console.print("stale     \(shown(url))") }
    if unlink(url.path) != 0 && errno != ENOENT {
      let reason = SystemError.last.description
      throw ToolError("\(shown(url)): cannot be removed: \(reason)", exitCode: .cannotCreate)
    }
    try Console.print("removed   \(shown(url))")
    // Removes only empty folders: of a kind, a matrix, a source file.
    var folder = url.deletingLastPathComponent()
    while folder.lastPathComponent != "__Snapshots__", rmdir(folder.path) == 0 { folder.deleteLastPathComponent() }
  }

  /// The `__Snapshots__` folders, except in hidden folders.
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

  /// The path relative to the working directory, if it is inside.
  private func shown(_ url: URL) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return (url.path.hasPrefix(here) ? String(url.path.dropFirst(here.count)) : url.path).onOneLine
  }
}
