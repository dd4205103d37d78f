import Foundation
import SystemIO

/// Where a tool goes, and its resources beside it.
struct InstallLocation {
  private let tool: URL
  private let resources: URL

  init(_ tool: URL) {
    self.tool = tool
    resources = tool.deletingLastPathComponent().appending(path: tool.lastPathComponent + ".resources")
  }

  /// Complains about a place that cannot be, before anything is compiled.
  ///
  /// - Throws: `.cannotCreate`, also where a file of the extension, or a folder that is no tool's, would be lost.
  func check(for target: ExtensionTarget) throws(ExtensionBuildingError) {
    if InputFile.isFolder(tool) {
      throw ExtensionBuildingError(.cannotCreate, "\(tool.path): is a folder; name a file with -o")
    }
    let place = tool.resolvingSymlinksInPath().path
    if target.inputs.contains(where: { $0.resolvingSymlinksInPath().path == place }) {
      throw ExtensionBuildingError(.cannotCreate, "\(tool.path): is a file of the extension; name another with -o")
    }
    // Every tool's folder has a description of the bundle.
    if InputFile.exists(resources) && !InputFile.exists(resources.appending(path: "Info.plist")) {
      throw ExtensionBuildingError(
        .cannotCreate,
        "\(resources.path): is not a tool's, and the tool's resources would take its place; name another with -o")
    }
    let folder = tool.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): cannot be made; name another place with -o")
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): cannot be written to; name another place with -o")
    }
  }

  /// Copies the program and its resources to their place under other names, and then gives them theirs.
  ///
  /// - Returns: The folder of resources, and notes on what was left out of it.
  /// - Throws: `.cannotCreate`; then what was there before is still there.
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
      throw ExtensionBuildingError(.cannotCreate, "\(place.path): cannot be put in place: \(reason)")
    }
  }
}
