import DataModels
import Foundation
import JSONText
import Localization
import SourceTables
import SystemIO

/// The folder next to a tool that contains its bundle: `TOOL.resources`.
struct ResourceFolder {
  let target: ExtensionTarget
  /// The files from which the tool was compiled.
  var sources: SourceTable?

  /// Copies all resources into a new folder.
  ///
  /// Asset catalogs of the same name are stored next to each other, and string tables are merged, as Xcode does for
  /// those of one target; here the packages' resources are in the same bundle.
  ///
  /// - Returns: A note for each other file name that occurs twice; the first file is used.
  /// - Throws: `.cannotCreate`, or `.noInput` for an unreadable resource.
  func write(to folder: URL) throws(ExtensionBuildingError) -> [String] {
    let files = FileManager.default
    var notes: [String] = []
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): cannot be created: \(error.localizedDescription)")
    }
    for module in [target.main] + target.modules {
      for resource in module.resources {
        for (source, path) in Self.places(of: resource) {
          let place = folder.appending(path: path)
          if InputFile.exists(place) {
            if files.contentsEqual(atPath: source.path, andPath: place.path) { continue }
            if source.pathExtension == "xcassets" {
              try copy(source, to: Self.unusedPath(place))
            } else if !StringTableFiles.join(source, into: place) {
              notes.append("\(source.path): left out, as another file is also called \(path)")
            }
            continue
          }
          try copy(source, to: place)
        }
      }
    }
    try compileCatalogs(in: folder)
    for module in [target.main] + target.modules { try writeModels(of: module, to: folder) }
    try writeInformation(to: folder.appending(path: "Info.plist"))
    try sources?.write(to: folder)
    return notes
  }

  /// The path of a resource in the bundle. `.lproj` folders are kept, and merged with others of the same language;
  /// the contents of other folders are flattened.
  static func places(of resource: URL) -> [(source: URL, path: String)] {
    if resource.pathExtension == "lproj" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: resource.path)) ?? []
      return names.sorted().map { (resource.appending(path: $0), "\(resource.lastPathComponent)/\($0)") }
    }
    let parent = resource.deletingLastPathComponent()
    let prefix = parent.pathExtension == "lproj" ? parent.lastPathComponent + "/" : ""
    return [(resource, prefix + resource.lastPathComponent)]
  }

  /// A name for another catalog, after the existing ones: if two assets have the same name, the first catalog's is
  /// used.
  private static func unusedPath(_ place: URL) -> URL {
    let name = place.deletingPathExtension().lastPathComponent
    let names = sequence(first: 2) { $0 + 1 }.lazy.map { "\(name)_\($0).\(place.pathExtension)" }
    let folder = place.deletingLastPathComponent()
    return names.map { folder.appending(path: $0) }.first { !InputFile.exists($0) } ?? place
  }

  private func copy(_ source: URL, to place: URL) throws(ExtensionBuildingError) {
    let files = FileManager.default
    do {
      try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: source.resolvingSymlinksInPath(), to: place)
    } catch {
      let isReadable = files.isReadableFile(atPath: source.path)
      throw ExtensionBuildingError(
        isReadable ? .cannotCreate : .noInput,
        "\(isReadable ? place.path : source.path): cannot be \(isReadable ? "written" : "read"): "
          + error.localizedDescription)
    }
  }

  /// Replaces string catalogs, once they are merged, by tables in which a text is found without reading the others.
  private func compileCatalogs(in folder: URL) throws(ExtensionBuildingError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".xcstrings") {
      let catalog = folder.appending(path: name)
      guard let table = CompiledCatalog.data(ofCatalog: try InputFile.data(of: catalog)) else { continue }
      let place = catalog.deletingPathExtension().appendingPathExtension(CompiledCatalog.pathExtension)
      do {
        try table.write(to: place)
        try FileManager.default.removeItem(at: catalog)
      } catch {
        throw ExtensionBuildingError(.cannotCreate, "\(place.path): cannot be written: \(error.localizedDescription)")
      }
    }
  }

  /// The entries that an `Info.plist` always has on Apple's systems, where sources force-unwrap them.
  private var ownInformation: [String: String] {
    let plain = target.name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    return [
      "CFBundleIdentifier": "local.\(String(plain))", "CFBundleName": target.name,
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }

  /// Writes the data models of a module, which `NSPersistentContainer` finds by name.
  private func writeModels(of module: ModuleSources, to folder: URL) throws(ExtensionBuildingError) {
    for url in module.dataModels {
      let file = try DataModelFile(url)
      var model = file.model
      model.module = module.name
      let place = folder.appending(path: DataModel.fileName(of: file.name))
      do {
        try JSONEncoder.stable(isPretty: false).encode(model).write(to: place)
      } catch {
        throw ExtensionBuildingError(.cannotCreate, "\(place.path): cannot be written: \(error.localizedDescription)")
      }
    }
  }

  /// Writes `Info.plist`: the file's entries with expanded build settings.
  private func writeInformation(to file: URL) throws(ExtensionBuildingError) {
    var information: [String: Any] = ownInformation.merging(target.bundleInformation) { $1 }
    information["CFBundleExecutable"] = target.main.name
    if let plist = target.infoPlist {
      let data = try InputFile.data(of: plist)
      guard let entries = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        throw ExtensionBuildingError(.badData, "\(plist.path): not a property list; restore it from version control")
      }
      information.merge(entries.mapValues(filled)) { $1 }
    }
    do {
      let data = try PropertyListData.xml(information)
      try data.write(to: file)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(file.path): cannot be written: \(error.localizedDescription)")
    }
  }

  private func filled(_ value: Any) -> Any {
    switch value {
    case let text as String: text.contains("$") ? settings.expand(text) : text
    case let values as [Any]: values.map(filled)
    case let values as [String: Any]: values.mapValues(filled)
    default: value
    }
  }

  /// The project's settings; without a project, those that Xcode's templates of property lists use.
  private var settings: XcodeSettings {
    (target.settings ?? XcodeSettings(layers: [], folder: target.root)).defaulting(to: [
      "PRODUCT_BUNDLE_IDENTIFIER": target.bundleInformation["CFBundleIdentifier"]
        ?? ownInformation["CFBundleIdentifier", default: ""],
      "MARKETING_VERSION": target.bundleInformation["CFBundleShortVersionString"] ?? "1.0",
      "CURRENT_PROJECT_VERSION": target.bundleInformation["CFBundleVersion"] ?? "1",
      "PRODUCT_NAME": target.name, "EXECUTABLE_NAME": target.name, "TARGET_NAME": target.name,
      "PRODUCT_MODULE_NAME": target.main.name, "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
    ])
  }
}
