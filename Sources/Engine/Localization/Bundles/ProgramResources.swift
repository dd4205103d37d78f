package import Foundation
import Glibc
@_spi(Reflection) import Swift

/// The resource folder of a tool: `TOOL.resources` beside the executable, with the catalogs, tables, `Info.plist` and
/// other files of the widget extension that `almanac build` compiled.
package enum ProgramResources {
  /// The folder of the running program; nil if there is none, as for tools built with SwiftPM.
  ///
  /// - Parameter executable: The path of the executable (default: the running program).
  package static func folder(ofExecutable executable: String? = nil) -> URL? {
    // Paths, because URLs would take a tenth of a short command.
    let program = executable ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    guard let path = program.map({ $0 + ".resources" }) else { return nil }
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return exists && isDirectory.boolValue ? URL(fileURLWithPath: path, isDirectory: true) : nil
  }

  /// The program's own resource folders in its folder: `NAME.resources`, and SwiftPM's `PACKAGE_NAME.resources`; in a
  /// build folder, also those of the other modules of the build. Other resource folders there belong to other
  /// programs.
  package static func folders(in folder: URL, ofProgram name: String?) -> [URL] {
    guard let name else { return [] }
    let files = names(in: folder.path)
    let built = Set(files.filter { $0.hasSuffix(".build") }.map { $0.dropLast(".build".count) })
    return files.filter { $0.hasSuffix(".resources") }.sorted().filter { file in
      let owner = file.dropLast(".resources".count)
      guard owner != name, let mark = owner.lastIndex(of: "_") else { return owner == name }
      let module = owner[owner.index(after: mark)...]
      return owner.hasSuffix("_\(name)") || built.contains(module)
    }.map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  /// The names of the files in a folder; none if it cannot be read. Foundation's list would search for a conformance.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// Makes `Bundle.main` the bundle of that folder. Call it once, before any resource is used.
  ///
  /// Foundation on Linux supports such folders, reads their `Info.plist` and finds their files, including localized
  /// ones, but its main bundle is always the folder of the executable. `Bundle` is a thin wrapper around Core
  /// Foundation's, so the main bundle's reference is replaced by that of the folder. Its offset is read from the
  /// type's metadata; if a Foundation does not have it, nothing changes.
  package static func becomeMainBundle() {
    if let folder = folder() { replaceFolder(of: .main, with: folder) }
  }

  static func replaceFolder(of bundle: Bundle, with folder: URL) {
    guard let own = Bundle(path: folder.path), let offset = storageOffset else { return }
    slot(of: bundle, at: offset).pointee = slot(of: own, at: offset).pointee
  }

  /// The offset of Core Foundation's reference in a `Bundle`.
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
  /// The folder of the bundle's tables and assets; nil for the main bundle, whose resources are the program's.
  ///
  /// The bundle of a class is that of the executable's folder, and therefore also the program's.
  package var tablesFolder: URL? {
    if self === Bundle.main || bundleURL == Bundle.main.bundleURL { return nil }
    if bundleURL == Bundle.main.executableURL?.deletingLastPathComponent() { return nil }
    return resourceURL ?? bundleURL
  }
}
