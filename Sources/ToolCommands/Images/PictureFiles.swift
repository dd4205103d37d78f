import Foundation

/// The files that a command about pictures was given.
struct PictureFiles {
  /// A file, and how it is called below the folder that was given.
  struct Entry: Sendable {
    let path: String
    let name: String
    /// Whether it was named itself, and not only its folder.
    let isNamed: Bool
  }

  /// The file at `path`; of a folder, all files in it and below, sorted, but for hidden ones. Links to folders are not
  /// followed.
  ///
  /// - Throws: A failure with exit code 66 for what is not there, or cannot be listed.
  static func entries(at path: String) throws(ToolFailure) -> [Entry] {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ToolFailure("\(path): there is no such file", exitCode: .noInput)
    }
    guard isFolder.boolValue else { return [Entry(path: path, name: url.lastPathComponent, isNamed: true)] }
    guard
      FileManager.default.isReadableFile(atPath: url.path),
      let names = FileManager.default.enumerator(atPath: url.path)
    else { throw ToolFailure("\(path): cannot be read; check its permissions", exitCode: .noInput) }
    var found: [Entry] = []
    while let name = names.nextObject() as? String {
      guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
      let file = url.appending(path: name).path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      found.append(Entry(path: path.hasSuffix("/") ? path + name : "\(path)/\(name)", name: name, isNamed: false))
    }
    return found.sorted { $0.name < $1.name }
  }
}
