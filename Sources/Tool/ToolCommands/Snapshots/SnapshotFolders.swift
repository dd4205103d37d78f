import ArgumentParser
import Foundation
import Rendering
import Snapshots
import SystemIO
import ToolReports
import Widgets

/// Checks the folders of a snapshot command before anything is drawn.
struct SnapshotFolders {
  let options: SnapshotOptions

  /// - Throws: A failure with exit code 65 if two widgets would share a folder, 66 if there are no references, 73 if
  ///   something cannot be written.
  func check(for kinds: [WidgetKind], isRecording: Bool) throws(ToolError) {
    try checkNames(of: kinds)
    try checkReferences(for: kinds, isRecording: isRecording)
    try checkReport()
    if let junit = options.junit {
      try Self.checkWritable(URL(fileURLWithPath: junit).deletingLastPathComponent(), option: "--junit FILE")
    }
  }

  private func checkNames(of kinds: [WidgetKind]) throws(ToolError) {
    var names: [String: String] = [:]
    for kind in kinds.map(\.kind) {
      let name = SnapshotName.file(kind)
      if let other = names[name] {
        throw ToolError(
          "the references of '\(other)' and '\(kind)' would share the folder \(name); give one of the widgets another kind"
            .onOneLine, exitCode: .badData)
      }
      names[name] = kind
    }
  }

  private func checkReferences(for kinds: [WidgetKind], isRecording: Bool) throws(ToolError) {
    let folder = options.referenceFolder
    guard isRecording else {
      if Self.isFolder(folder) { return }
      let reason = Self.isAnything(folder) ? "is not a directory" : "no such directory; snapshot record creates it"
      throw ToolError("\(options.referencePath): \(reason)", exitCode: .noInput)
    }
    for folder in [folder] + kinds.map({ folder.appending(path: SnapshotName.file($0.kind)) }) {
      try Self.checkWritable(folder, option: "--references DIR")
    }
  }

  /// A run empties the report's folder, so it must not contain other files.
  private func checkReport() throws(ToolError) {
    try Self.checkWritable(options.reportFolder, option: "--report DIR")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: options.reportFolder.path)) ?? [])
      // A first run that was killed leaves only these.
      .filter { !AtomicFile.isTemporary($0) }
    // An earlier run may have written its results there too.
    let results = options.junit.map { [URL(fileURLWithPath: $0).lastPathComponent] } ?? []
    let own = ["report.html", ".asked", ".recording"] + results
    guard names.isEmpty || names.contains(where: own.contains) else {
      throw ToolError(
        "\(options.report): contains other files, and would be emptied; use another folder: --report DIR",
        exitCode: .cannotCreate)
    }
  }

  /// Checks that the folder, or the nearest existing one above it, is writable.
  private static func checkWritable(_ folder: URL, option: String) throws(ToolError) {
    var place = folder.standardizedFileURL
    while !isAnything(place), place.path != "/" { place.deleteLastPathComponent() }
    let reason: String
    if !isFolder(place) {
      reason = SystemError(ENOTDIR).description
    } else if access(place.path, W_OK | X_OK) != 0 {
      reason = SystemError.last.description
    } else {
      return
    }
    throw ToolError(
      "\(folder.path.printable): cannot be written: \(reason); nothing was drawn; use another path: \(option)",
      exitCode: .cannotCreate)
  }

  static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Includes dangling links.
  private static func isAnything(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0
  }
}
