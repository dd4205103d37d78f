package import Foundation

/// A target of an Xcode project, and its files.
package struct XcodeTarget: Sendable {
  package let project: XcodeProject
  let id: String
  let object: PropertyListValue

  package var name: String { object["name"]?.string ?? id }
  package var productType: String { object["productType"]?.string ?? "" }

  package var settings: XcodeSettings { XcodeSettings(target: self) }

  /// The files of its phases and synchronized folders, in the project's order. Missing files are skipped: see
  /// `missingMembers`.
  ///
  /// - Throws: `.noInput` for a missing asset catalog or folder, without which pictures would be wrong.
  package func members() throws(ExtensionBuildingError) -> [URL] {
    if let catalog = missingMembers.first(where: { ["xcassets", "xcstrings"].contains($0.pathExtension) }) {
      throw missing(catalog, remedy: "; restore it, or remove it from the target")
    }
    var found = namedMembers.filter(InputFile.exists)
    for group in object["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let folder = project.url(of: group) else { continue }
      guard InputFile.isFolder(folder) else { throw missing(folder, remedy: "") }
      found += try synchronizedFiles(in: folder, exceptions: excluded(from: group, by: folder))
    }
    found += sharedFiles()
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }
  }

  /// Missing files, such as keys that are kept out of version control. Other files may replace them.
  package var missingMembers: [URL] { namedMembers.filter { !InputFile.exists($0) } }

  /// The files that its phases name.
  private var namedMembers: [URL] {
    let phases = object["buildPhases"]?.strings.compactMap { project.object($0) } ?? []
    let kinds = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    return phases.filter { kinds.contains($0["isa"]?.string ?? "") }
      .flatMap { $0["files"]?.strings ?? [] }
      .compactMap { project.object($0)?["fileRef"]?.string }
      .flatMap { project.files(of: $0) }
  }

  private func missing(_ file: URL, remedy: String) -> ExtensionBuildingError {
    ExtensionBuildingError(
      .noInput,
      "\(file.path): no such file, but \(project.file.lastPathComponent) names it in the target '\(name)'\(remedy)")
  }

  package var synchronizedFolders: [URL] {
    (object["fileSystemSynchronizedGroups"]?.strings ?? []).compactMap { project.url(of: $0) }
  }

  private func synchronizedFiles(
    in folder: URL, exceptions: Set<String>
  ) throws(ExtensionBuildingError) -> [URL] {
    try FolderScan(includesTests: true).files(in: folder).filter { file in
      !exceptions.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
  }

  private func excluded(from group: String, by folder: URL) -> Set<String> {
    var paths: Set<String> = []
    for exception in project.object(group)?["exceptions"]?.strings ?? [] {
      guard let set = project.object(exception), set["target"]?.string == id else { continue }
      paths.formUnion((set["membershipExceptions"]?.strings ?? []).map { folder.appending(path: $0).path })
    }
    return paths
  }

  /// Files of other targets' folders that an exception assigns to this target.
  private func sharedFiles() -> [URL] {
    let own = Set(object["fileSystemSynchronizedGroups"]?.strings ?? [])
    return project.synchronizedGroups.filter { !own.contains($0) }.flatMap { group -> [URL] in
      guard let folder = project.url(of: group) else { return [] }
      return excluded(from: group, by: folder).sorted().map { URL(fileURLWithPath: $0) }.filter(InputFile.exists)
    }
  }

  /// Whether it is for watchOS only.
  var isForWatch: Bool {
    let platforms = settings["SDKROOT"] ?? ""
    if platforms.hasPrefix("watch") { return true }
    let supported = settings.list("SUPPORTED_PLATFORMS")
    if !supported.isEmpty { return supported.allSatisfy { $0.hasPrefix("watch") } }
    return settings["TARGETED_DEVICE_FAMILY"] == "4"
  }

  /// Whether it is for iPhone, by its settings or, if they are missing, by its name.
  var isForPhone: Bool {
    let supported = settings.list("SUPPORTED_PLATFORMS")
    if !supported.isEmpty { return supported.contains { $0.hasPrefix("iphone") } }
    if let platform = settings["SDKROOT"] { return platform.hasPrefix("iphone") }
    return name.split { !$0.isLetter }.contains("iOS")
  }

  /// Whether it is a widget extension, by its `Info.plist` or, if that is generated, by its sources.
  package var isWidgetExtension: Bool {
    guard
      productType.hasPrefix("com.apple.product-type.app-extension")
        || productType == "com.apple.product-type.extensionkit-extension"
    else { return false }
    if let file = settings.file("INFOPLIST_FILE"), let list = try? PropertyListValue(contentsOf: file),
      let point = list["NSExtension"]?["NSExtensionPointIdentifier"]?.string
    {
      return point == "com.apple.widgetkit-extension"
    }
    let sources = ((try? members()) ?? []).filter { $0.pathExtension == "swift" }
    return sources.contains { file in
      (try? InputFile.text(of: file)).map { SwiftSourceText($0).imports.contains("WidgetKit") } ?? false
    }
  }
}
