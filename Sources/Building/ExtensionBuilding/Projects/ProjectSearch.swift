import Foundation

/// Finds the Xcode projects that a folder belongs to.
struct ProjectSearch {
  /// The found projects, and the folder that was searched for.
  struct Found {
    let projects: [XcodeProject]
    let folder: URL
    /// Whether the project is in a folder above. Targets without files in the folder are then ignored.
    let isAbove: Bool
  }

  let folder: URL

  /// The projects in the folder, or in the nearest folder above up to the repository's root, or below.
  ///
  /// - Throws: `.badData` for a damaged project.
  func projects() throws(ExtensionBuildingError) -> Found {
    // A package is built by its manifest, even if there is a project above it.
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
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcodeproj") }.sorted().map { folder.appending(path: $0) }
  }
}

extension ProjectSearch.Found {
  /// The chosen widget target; nil if the folder is built by itself.
  ///
  /// - Throws: `.usage` if the name is unknown, or there are several to choose from.
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
      candidates = candidates.filter(hasMembers)
      guard !candidates.isEmpty else { return nil }
    }
    // A watch's target is chosen only by name, or by a folder that no other target uses.
    if candidates.contains(where: { !$0.isForWatch }) {
      candidates.removeAll(where: \.isForWatch)
    } else if !isAbove, !candidates.isEmpty {
      throw ExtensionBuildingError(
        .usage,
        "\(projects[0].file.path): only watchOS targets have widgets; choose one with --target: "
          + candidates.map(\.name).sorted().joined(separator: ", "))
    }
    // If the same widgets exist for several systems, choose the iPhone's.
    let phones = candidates.filter(\.isForPhone)
    if phones.count == 1 { candidates = phones }
    if isAbove { candidates = try best(of: candidates) }
    guard !isAbove || !candidates.isEmpty else { return nil }
    if candidates.count > 1 { throw TargetChoice.several(candidates.map(\.name), in: projects[0].file) }
    if let only = candidates.first { return only }
    throw ExtensionBuildingError(
      .badData,
      "\(projects[0].file.path): no widget extension target; use the folder of one, or choose a target with "
        + "--target: \(all.map(\.name).sorted().joined(separator: ", "))")
  }

  private func contains(_ url: URL) -> Bool { url.path == folder.path || url.path.hasPrefix(folder.path + "/") }

  private func hasMembers(_ target: XcodeTarget) -> Bool {
    target.synchronizedFolders.contains { contains($0) || $0.path.hasPrefix(folder.path + "/") }
      || ((try? target.members()) ?? []).contains { contains($0) && $0.pathExtension == "swift" }
  }

  /// The targets for the folder: the one whose `@main` is in it, or those that have most of its files.
  ///
  /// - Returns: Empty if no target has the folder's `@main`, or most of its files: the folder is then built by
  ///   itself.
  private func best(of targets: [XcodeTarget]) throws(ExtensionBuildingError) -> [XcodeTarget] {
    let files = try FolderScan().files(in: folder).filter { $0.pathExtension == "swift" }
    let beginnings = files.filter { file in
      (try? InputFile.text(of: file)).map { SwiftSourceText($0).hasMain } ?? false
    }.map(\.path)
    let members = targets.map { target in Set(((try? target.members()) ?? []).map(\.path)) }
    let owners = targets.indices.filter { index in beginnings.contains(where: members[index].contains) }
    if !beginnings.isEmpty { return owners.map { targets[$0] } }
    // If several share files: the target with most of the folder's files, then the one with the largest share of its
    // own files here.
    let counts = targets.indices.map { index in files.count { members[index].contains($0.path) } }
    let most = counts.max() ?? 0
    let isOwn = try !WidgetDeclarations.names(in: files).isEmpty
    if isOwn && most * 2 < files.count { return [] }
    let leading = targets.indices.filter { counts[$0] == most }
    let shares = leading.map { share(of: targets[$0]) }
    return zip(leading, shares).filter { $0.1 == shares.max() }.map { targets[$0.0] }
  }

  private func share(of target: XcodeTarget) -> Double {
    let members = ((try? target.members()) ?? []).filter { $0.pathExtension == "swift" }
    return members.isEmpty ? 0 : Double(members.count(where: contains)) / Double(members.count)
  }
}
