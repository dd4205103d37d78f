import Foundation

/// Looks for the Xcode projects that a folder belongs to.
struct ProjectSearch {
  /// What was found, with the folder that was named.
  struct Found {
    let projects: [XcodeProject]
    let folder: URL
    /// Whether the project lies above: the folder is a part of it, and its targets that have no files there do not count.
    let isAbove: Bool
  }

  let folder: URL

  /// The projects in the folder, else in the nearest folder above up to the repository's, else below.
  ///
  /// - Throws: `.badData` for a project that is damaged.
  func projects() throws(ExtensionBuildingError) -> Found {
    // A package is built as its manifest says, whatever project lies above it.
    let isPackage = InputFile.exists(folder.appending(path: "Package.swift"))
    var place = folder
    var files = entries(in: place)
    var isAbove = false
    while files.isEmpty && !isPackage && !InputFile.exists(place.appending(path: ".git"))
      && place.pathComponents.count > 1
    {
      place = place.deletingLastPathComponent()
      files = entries(in: place)
      isAbove = true
    }
    if files.isEmpty {
      isAbove = false
      files = isPackage ? [] : FolderScan.projects(in: folder)
    }
    var projects: [XcodeProject] = []
    for file in files { projects.append(try XcodeProject(file)) }
    return Found(projects: projects, folder: folder, isAbove: isAbove)
  }

  private func entries(in folder: URL) -> [URL] {
    if folder.pathExtension == "xcodeproj" { return [folder] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcodeproj") }.map { folder.appending(path: $0) }
  }
}

extension ProjectSearch.Found {
  /// The widget target that is meant; nothing when the folder has to speak for itself.
  ///
  /// - Throws: `.usage` when the name is unknown, or there are several to choose from.
  func choose(_ name: String?) throws(ExtensionBuildingError) -> XcodeTarget? {
    guard !projects.isEmpty else { return nil }
    let all = projects.flatMap(\.targets)
    if let name {
      if let found = all.first(where: { $0.name == name || $0.settings["PRODUCT_NAME"] == name }) { return found }
      let widgets = all.filter(\.isWidgetExtension).map(\.name)
      throw TargetChoice.unknown(name, among: widgets.isEmpty ? all.map(\.name) : widgets, in: projects[0].file)
    }
    var candidates = all.filter(\.isWidgetExtension)
    if isAbove {
      candidates = candidates.filter { target in
        target.synchronizedFolders.contains { contains($0) || $0.path.hasPrefix(folder.path + "/") }
          || ((try? target.members()) ?? []).contains { contains($0) && $0.pathExtension == "swift" }
      }
      // Several share files: the one that most of its files are here of.
      if candidates.count > 1 {
        let shares = candidates.map { ($0, share(of: $0)) }
        let best = shares.map(\.1).max() ?? 0
        candidates = shares.filter { $0.1 == best }.map(\.0)
      }
      guard !candidates.isEmpty else { return nil }
    }
    if candidates.count > 1 { throw TargetChoice.several(candidates.map(\.name), in: projects[0].file) }
    if let only = candidates.first { return only }
    throw ExtensionBuildingError(
      .badData,
      "\(projects[0].file.path): no target of it is a widget extension; name the folder of one, or a target with "
        + "--target: \(all.map(\.name).sorted().joined(separator: ", "))")
  }

  private func contains(_ url: URL) -> Bool { url.path == folder.path || url.path.hasPrefix(folder.path + "/") }

  private func share(of target: XcodeTarget) -> Double {
    let members = ((try? target.members()) ?? []).filter { $0.pathExtension == "swift" }
    return members.isEmpty ? 0 : Double(members.count(where: contains)) / Double(members.count)
  }
}
