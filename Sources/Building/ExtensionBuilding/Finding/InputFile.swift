package import Foundation
import SystemIO

/// Reads input files, with errors that name them.
package enum InputFile {
  /// The content of a file.
  ///
  /// - Throws: `.noInput` if it is not a regular file, or is not readable.
  package static func data(of file: URL) throws(ExtensionBuildingError) -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: file.path, limit: dataLimit)
    } catch {
      throw ExtensionBuildingError(.noInput, "\(file.path): \(problem(error))")
    }
  }

  /// The text of a source. Invalid UTF-8 is replaced, and the compiler reports it.
  ///
  /// - Throws: `.noInput`; `.badData` for a binary file.
  package static func text(of file: URL) throws(ExtensionBuildingError) -> String {
    let data = try data(of: file)
    guard !data.prefix(textLimit).contains(0), data.count <= textLimit else {
      throw ExtensionBuildingError(.badData, "\(file.path): not a text file; remove it from the extension's folder")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// 16 MiB: larger than any source that was written, or generated to be compiled.
  private static let textLimit = 1 << 24

  /// 256 MiB: larger than any file of a project that is read, not copied.
  private static let dataLimit = 1 << 28

  package static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  package static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The URL with the spelling on disk. Projects are often created on case-insensitive disks: if there is no exact
  /// match, a name that differs only in case is used; otherwise the URL stays unchanged.
  static func spelledAsOnDisk(_ url: URL) -> URL {
    guard !exists(url), url.pathComponents.count > 1 else { return url }
    let folder = spelledAsOnDisk(url.deletingLastPathComponent())
    let name = url.lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.sorted().first { $0.caseInsensitiveCompare(name) == .orderedSame }
    return folder.appending(path: found ?? name)
  }

  private static func problem(_ failure: RegularFile.Failure) -> String {
    switch failure {
    case .system(let error) where [ENOENT, ENOTDIR].contains(error.code): "no such file"
    case .system: "cannot be read; check its permissions"
    case .isFolder: "is a directory"
    case .notAFile: "not a regular file"
    case .tooLarge: "too large (limit \(dataLimit >> 20) MiB)"
    }
  }
}
