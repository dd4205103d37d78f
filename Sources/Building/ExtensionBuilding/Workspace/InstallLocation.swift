import Foundation
import SystemIO

/// The paths of a tool and its resources.
struct InstallLocation {
  private let tool: URL
  private let resources: URL

  init(_ tool: URL) {
    self.tool = tool
    resources = tool.deletingLastPathComponent().appending(path: tool.lastPathComponent + ".resources")
  }

  /// Checks the paths before anything is compiled.
  ///
  /// - Throws: `.cannotCreate`, also if a file of the extension, or a folder that does not belong to a tool, would be
  ///   replaced.
  func check(for target: ExtensionTarget) throws(ExtensionBuildingError) {
    if InputFile.isFolder(tool) {
      throw ExtensionBuildingError(.cannotCreate, "\(tool.path): is a directory; use a file with -o")
    }
    let place = tool.resolvingSymlinksInPath().path
    if target.inputs.contains(where: { $0.resolvingSymlinksInPath().path == place }) {
      throw ExtensionBuildingError(.cannotCreate, "\(tool.path): is a file of the extension; use another with -o")
    }
    // The folder of every tool has an Info.plist.
    if InputFile.exists(resources) && !InputFile.exists(resources.appending(path: "Info.plist")) {
      throw ExtensionBuildingError(
        .cannotCreate,
        "\(resources.path): exists and is not a tool's resource folder; use another output with -o")
    }
    let folder = tool.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): cannot be created; use another output with -o")
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): not writable; use another output with -o")
    }
  }

  /// Copies the program and its resources under temporary names, and then renames them.
  ///
  /// - Returns: The folder of resources, and notes on what was left out of it.
  /// - Throws: `.cannotCreate`. The previous tool is then unchanged.
  func put(
    _ binary: URL, with contents: ResourceFolder
  ) throws(ExtensionBuildingError) -> (resources: URL, notes: [String]) {
    let folder = tool.deletingLastPathComponent()
    let mark = ".almanac-\(UUID().uuidString)"
    let (newTool, newResources, old) = (
      folder.appending(path: mark), folder.appending(path: mark + ".resources"), folder.appending(path: mark + ".old")
    )
    let files = FileManager.default
    defer { for url in [newTool, newResources, old] { try? files.removeItem(at: url) } }
    do {
      try files.copyItem(at: binary, to: newTool)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(tool.path): cannot be written: \(error.localizedDescription)")
    }
    let notes = try contents.write(to: newResources)
    if InputFile.exists(resources) { try move(resources, to: old) }
    try move(newResources, to: resources)
    try move(newTool, to: tool)
    return (resources, notes)
  }

  private func move(_ source: URL, to place: URL) throws(ExtensionBuildingError) {
    if rename(source.path, place.path) != 0 {
      let reason = SystemError.last.description
      throw ExtensionBuildingError(.cannotCreate, "\(place.path): cannot be replaced: \(reason)")
    }
  }
}
