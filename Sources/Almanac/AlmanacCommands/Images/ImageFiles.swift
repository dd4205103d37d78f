import Foundation
import ImagePipeline
import ToolOptions
import ToolReports

struct ImageFiles {
  /// A file, and its path relative to the input folder.
  struct Entry: Sendable {
    let path: String
    let name: String
    /// Whether the file itself was named, not only its folder.
    let isNamed: Bool
  }

  private(set) var entries: [Entry] = []
  /// Unreadable folders, and names that are not UTF-8.
  private(set) var failures: [ToolError] = []
  private let leftOut: String?

  /// Collects the file at `path`, or all files in the folder, recursively and sorted, without hidden ones. Links to
  /// files are followed; links to folders only if they are `path` itself.
  ///
  /// - Parameter leftOut: A folder that is skipped.
  /// - Throws: A failure with exit code 66 if `path` does not exist.
  init(at path: String, without leftOut: String? = nil) throws(ToolError) {
    self.leftOut = leftOut.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    guard let isFolder = Self.isFolder(path) else {
      throw ToolError("\(path.printable): no such file, or permission denied", exitCode: .noInput)
    }
    if isFolder {
      collect(path.hasSuffix("/") ? String(path.dropLast()) : path, below: "")
    } else {
      entries = [Entry(path: path, name: URL(fileURLWithPath: path).lastPathComponent, isNamed: true)]
    }
  }

  /// Nil if the path does not exist.
  static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  private mutating func collect(_ folder: String, below prefix: String) {
    guard let found = FolderNames(in: folder.isEmpty ? "/" : folder) else {
      failures.append(ToolError("\(folder.printable): cannot be read; check its permissions", exitCode: .noInput))
      return
    }
    for name in found.unreadable {
      failures.append(
        ToolError("\(folder.printable)/\(name): skipped: the name is not valid UTF-8; rename it", exitCode: .noInput))
    }
    for name in found.names {
      let path = "\(folder)/\(name)"
      if Self.isFolder(path) != true {
        entries.append(Entry(path: path, name: prefix + name, isNamed: false))
      } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil,
        leftOut == nil || URL(fileURLWithPath: path).resolvingSymlinksInPath().path != leftOut
      {
        collect(path, below: prefix + name + "/")
      }
    }
  }
}

extension ImageFiles.Entry {
  /// Whether the file is not an image, and was not named itself.
  func isLeftOut(for error: ImageError) -> Bool {
    if case .notAnImage = error { return !isNamed }
    return error == .empty && !isNamed
  }
}

extension ToolError {
  init(_ error: ImageError, at path: String) {
    let remedy = error.remedy.map { "; raise the limit with --limit \($0)" } ?? ""
    switch error {
    case .missing, .isDirectory, .notAFile, .unreadable: self.init("\(path.printable): \(error)", exitCode: .noInput)
    default: self.init("\(path.printable): \(error)\(remedy)", exitCode: .badData)
    }
  }
}
