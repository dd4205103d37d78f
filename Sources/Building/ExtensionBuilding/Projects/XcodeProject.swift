package import Foundation

/// An Xcode project: its objects, and the paths of its files.
package struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder.
  package let file: URL
  /// The folder that paths are relative to.
  package let folder: URL
  private let objects: [String: PropertyListValue]
  /// The parent group of each file or group.
  private let parents: [String: String]
  private let root: String

  /// Reads a project.
  ///
  /// - Throws: `.noInput` if there is no `project.pbxproj`, `.badData` if it is damaged.
  package init(_ file: URL) throws(ExtensionBuildingError) {
    let list = file.appending(path: "project.pbxproj")
    let value = try PropertyListValue(contentsOf: list)
    guard let objects = value["objects"]?.dictionary, let root = value["rootObject"]?.string, objects[root] != nil
    else {
      throw ExtensionBuildingError(
        .badData, "\(list.path): no list of objects; restore the file from version control")
    }
    self.file = file
    self.objects = objects
    self.root = root
    let base = file.deletingLastPathComponent()
    let inside = objects[root]?["projectDirPath"]?.string ?? ""
    folder = inside.isEmpty ? base : base.appending(path: inside).standardizedFileURL
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.strings ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  package var name: String { file.deletingPathExtension().lastPathComponent }

  package var targets: [XcodeTarget] {
    (objects[root]?["targets"]?.strings ?? []).compactMap { id in
      objects[id].map { XcodeTarget(project: self, id: id, object: $0) }
    }
  }

  /// The synchronized folders, sorted: of whole targets, or of none, if only exceptions assign their files.
  var synchronizedGroups: [String] {
    objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
  }

  func object(_ id: String?) -> PropertyListValue? { id.flatMap { objects[$0] } }

  /// The configuration of a list that is used for pictures: `Release`, if it exists.
  func configuration(ofList list: String?) -> PropertyListValue? {
    let list = object(list)
    let all = list?["buildConfigurations"]?.strings.compactMap { objects[$0] } ?? []
    let preferred = ["Release", list?["defaultConfigurationName"]?.string]
    for name in preferred {
      if let found = all.first(where: { $0["name"]?.string == name }) { return found }
    }
    return all.first
  }

  var configuration: PropertyListValue? { configuration(ofList: object(root)?["buildConfigurationList"]?.string) }

  /// The URL of a file or group, with the spelling on disk; nil for files of the platform or the build.
  func url(of id: String) -> URL? { url(of: id, depth: 0).map(InputFile.spelledAsOnDisk) }

  private func url(of id: String, depth: Int) -> URL? {
    guard depth < 100, let object = objects[id] else { return nil }
    let path = object["path"]?.string
    switch object["sourceTree"]?.string {
    case "<absolute>": return path.map { URL(fileURLWithPath: $0) }
    case "SOURCE_ROOT": return folder.appending(path: path ?? "").standardizedFileURL
    case "<group>", nil:
      let base = parents[id].map { url(of: $0, depth: depth + 1) } ?? folder
      guard let base else { return nil }
      return path.map { base.appending(path: $0).standardizedFileURL } ?? base
    default: return nil
    }
  }

  /// The files of a member: one, or one per language.
  func files(of id: String) -> [URL] {
    guard let object = objects[id] else { return [] }
    guard object["isa"]?.string == "PBXVariantGroup" else { return url(of: id).map { [$0] } ?? [] }
    return (object["children"]?.strings ?? []).compactMap { url(of: $0) }
  }

  package var localPackages: [URL] {
    var found: [URL] = []
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      switch object["isa"]?.string {
      case "XCLocalSwiftPackageReference":
        if let path = object["relativePath"]?.string ?? object["path"]?.string {
          found.append(folder.appending(path: path).standardizedFileURL)
        }
      case "PBXFileReference":
        // Older projects have the package's folder among their files.
        guard let type = (object["lastKnownFileType"] ?? object["explicitFileType"])?.string,
          ["wrapper", "folder", "text"].contains(type), let url = url(of: id),
          InputFile.exists(url.appending(path: "Package.swift"))
        else { continue }
        found.append(url)
      case "PBXFileSystemSynchronizedRootGroup":
        if let url = url(of: id) { found += FolderScan.packages(in: url) }
      default: continue
      }
    }
    return found
  }

  /// The binary framework of this name among the project's files.
  func framework(_ name: String) -> URL? {
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) where object["isa"]?.string == "PBXFileReference" {
      guard let path = object["path"]?.string, path.hasSuffix("framework"), let file = url(of: id) else { continue }
      if file.deletingPathExtension().lastPathComponent == name && InputFile.isFolder(file) { return file }
    }
    return nil
  }

  /// The products of remote packages that targets use.
  package var remoteProducts: [RemoteProduct] {
    objects.sorted { $0.key < $1.key }.compactMap { _, object in
      guard object["isa"]?.string == "XCSwiftPackageProductDependency",
        let product = object["productName"]?.string,
        let package = self.object(object["package"]?.string),
        package["isa"]?.string == "XCRemoteSwiftPackageReference",
        let url = package["repositoryURL"]?.string
      else { return nil }
      let requirement = package["requirement"]
      let version = requirement?["minimumVersion"]?.string ?? requirement?["version"]?.string ?? "1.0.0"
      let words =
        switch requirement?["kind"]?.string {
        case "branch": "branch: \(quoted(requirement?["branch"]?.string ?? "main"))"
        case "revision": "revision: \(quoted(requirement?["revision"]?.string ?? ""))"
        case "exactVersion": "exact: \(quoted(version))"
        case "upToNextMinorVersion": ".upToNextMinor(from: \(quoted(version)))"
        default: "from: \(quoted(version))"
        }
      return RemoteProduct(url: url, requirement: words, product: product)
    }
  }
}
