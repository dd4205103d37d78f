package import Foundation
@_spi(Reflection) import Swift

/// The folder of a tool's resources: `TOOL.resources` beside the executable, where `almanac build` puts the catalogues,
/// tables, `Info.plist` and other files of a widget extension.
package enum ProgramResources {
  /// The folder of the running program; nil where there is none, as for tools that SwiftPM built.
  package static func folder(
    ofExecutable executable: URL? = Bundle.main.executableURL
  ) -> URL? {
    guard let executable else { return nil }
    let folder = executable.deletingLastPathComponent().appending(
      path: executable.lastPathComponent + ".resources", directoryHint: .isDirectory)
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory)
    return exists && isDirectory.boolValue ? folder : nil
  }

  /// The folders of a program's own resources in the folder that it is in: `NAME.resources`, and `PACKAGE_NAME.resources` as
  /// SwiftPM calls them. Beside a build, those of the other modules that were built with it, too. What else is there belongs to
  /// other programs.
  package static func folders(in folder: URL, ofProgram name: String?) -> [URL] {
    guard let name else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let built = Set(files.filter { $0.hasSuffix(".build") }.map { $0.dropLast(".build".count) })
    return files.filter { $0.hasSuffix(".resources") }.sorted().filter { file in
      let owner = file.dropLast(".resources".count)
      guard owner != name, let mark = owner.lastIndex(of: "_") else { return owner == name }
      let module = owner[owner.index(after: mark)...]
      return owner.hasSuffix("_\(name)") || built.contains(module)
    }.map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  /// Makes `Bundle.main` the bundle of that folder; called once, before anything asks for a resource.
  ///
  /// Foundation on Linux knows such folders, reads their `Info.plist` and finds files in them, languages included, but its
  /// main bundle is always the folder of the executable. `Bundle` is a thin object around Core Foundation's; so the main
  /// one is given that of the folder. The place is found in the type's metadata: a Foundation without it changes nothing.
  package static func becomeMainBundle() {
    if let folder = folder() { become(folder, .main) }
  }

  /// Makes `bundle` the bundle of `folder`.
  static func become(_ folder: URL, _ bundle: Bundle) {
    guard let own = Bundle(path: folder.path), let offset = storageOffset else { return }
    slot(of: bundle, at: offset).pointee = slot(of: own, at: offset).pointee
  }

  /// Where a `Bundle` keeps Core Foundation's.
  private static var storageOffset: Int? {
    var found: Int?
    _ = _forEachField(of: Bundle.self, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
      if String(cString: name) == "_bundleStorage", type == AnyObject?.self { found = offset }
      return true
    }
    return found
  }

  private static func slot(of bundle: Bundle, at offset: Int) -> UnsafeMutablePointer<AnyObject?> {
    (Unmanaged.passUnretained(bundle).toOpaque() + offset).assumingMemoryBound(to: AnyObject?.self)
  }
}

extension Bundle {
  /// The folder of the bundle's tables and assets; nil for the main bundle, which stands for all of the program's.
  ///
  /// The bundle of a class is that of the folder of the executable: the program's own, too.
  package var tablesFolder: URL? {
    if self === Bundle.main || bundleURL == Bundle.main.bundleURL { return nil }
    if bundleURL == Bundle.main.executableURL?.deletingLastPathComponent() { return nil }
    return resourceURL ?? bundleURL
  }
}
