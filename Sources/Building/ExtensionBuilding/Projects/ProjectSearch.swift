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
      candidates = candidates.filter(hasMembers)
      guard !candidates.isEmpty else { return nil }
    }
    // A watch is asked for by name, or by a folder that is the watch's alone.
    if candidates.contains(where: { !$0.isForWatch }) {
      candidates.removeAll(where: \.isForWatch)
    } else if !isAbove, !candidates.isEmpty {
      throw ExtensionBuildingError(
        .usage,
        "\(projects[0].file.path): only targets for watchOS have widgets; build one with --target: "
          + candidates.map(\.name).sorted().joined(separator: ", "))
    }
    // The same widgets for several systems: the iPhone's are meant.
    let phones = candidates.filter(\.isForPhone)
    if phones.count == 1 { candidates = phones }
    if isAbove { candidates = try best(of: candidates) }
    guard !isAbove || !candidates.isEmpty else { return nil }
    if candidates.count > 1 { throw TargetChoice.several(candidates.map(\.name), in: projects[0].file) }
    if let only = candidates.first { return only }
    throw ExtensionBuildingError(
      .badData,
      "\(projects[0].file.path): no target of it is a widget extension; name the folder of one, or a target with "
        + "--target: \(all.map(\.name).sorted().joined(separator: ", "))")
  }

  private func contains(_ url: URL) -> Bool { url.path == folder.path || url.path.hasPrefix(folder.path + "/") }

  private func hasMembers(_ target: XcodeTarget) -> Bool {
    target.synchronizedFolders.contains { contains($0) || $0.path.hasPrefix(folder.path + "/") }
      || ((try? target.members()) ?? []).contains { contains($0) && $0.pathExtension == "swift" }
  }

  /// Those of the targets that the folder is meant by: the one that begins in it, else those that have most of its files.
  ///
  /// - Returns: None where the folder has a beginning, or most of its files, that no target knows: it speaks for itself.
  private func best(of targets: [XcodeTarget]) throws(ExtensionBuildingError) -> [XcodeTarget] {
    let files = try FolderScan().files(in: folder).filter { $0.pathExtension == "swift" }
    let beginnings = files.filter { file in
      (try? InputFile.text(of: file)).map { SwiftSourceText($0).hasMain } ?? false
    }.map(\.path)
    let members = targets.map { target in Set(((try? target.members()) ?? []).map(\.path)) }
    let owners = targets.indices.filter { index in beginnings.contains(where: members[index].contains) }
    if !beginnings.isEmpty { return owners.map { targets[$0] } }
    // Several share files: the one that has most of those here, then the one that most of its own files are here of.
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
