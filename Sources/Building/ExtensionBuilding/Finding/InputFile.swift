package import Foundation

/// Files that are read, with errors that name them.
package enum InputFile {
  /// The bytes of a file.
  ///
  /// - Throws: `.noInput` with the reason: it is not there, a folder, or not readable.
  package static func data(of file: URL) throws(ExtensionBuildingError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw ExtensionBuildingError(.noInput, "\(file.path): \(problem(with: file))")
    }
  }

  /// The text of a source; bytes that are no UTF-8 are replaced, for the compiler to complain about.
  ///
  /// - Throws: `.noInput`; `.badData` for what is no text: a program or a picture by another name.
  package static func text(of file: URL) throws(ExtensionBuildingError) -> String {
    let data = try data(of: file)
    guard !data.prefix(textLimit).contains(0), data.count <= textLimit else {
      throw ExtensionBuildingError(.badData, "\(file.path): is no text; take it out of the extension's folder")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// 16 MiB: larger than any source that was written, or generated to be compiled.
  private static let textLimit = 1 << 24

  package static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  package static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The file as the disk spells it. Projects are mostly made on disks that do not tell small letters from capitals;
  /// where nothing has the very name, what has it but for that is meant. Nothing found leaves the name as it is.
  static func asSpelled(_ url: URL) -> URL {
    guard !exists(url), url.pathComponents.count > 1 else { return url }
    let folder = asSpelled(url.deletingLastPathComponent())
    let name = url.lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.sorted().first { $0.caseInsensitiveCompare(name) == .orderedSame }
    return folder.appending(path: found ?? name)
  }

  private static func problem(with file: URL) -> String {
    if !exists(file) { return "is not there" }
    if isFolder(file) { return "is a folder" }
    return "cannot be read; check its permissions"
  }
}
