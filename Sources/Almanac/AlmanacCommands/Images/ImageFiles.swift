import ImagePipeline
import Foundation
import ToolOptions
import ToolReports

/// The files that a command about pictures was given.
struct ImageFiles {
  /// A file, and how it is called below the folder that was given.
  struct Entry: Sendable {
    let path: String
    let name: String
    /// Whether it was named itself, and not only its folder.
    let isNamed: Bool
  }

  private(set) var entries: [Entry] = []
  /// Folders that cannot be read, and names that are no text.
  private(set) var failures: [ToolError] = []
  private let leftOut: String?

  /// The file at `path`; of a folder, all files in it and below, sorted, but for hidden ones. Links to files are followed,
  /// those to folders only where they are `path` itself.
  ///
  /// - Parameter leftOut: A folder that is not entered.
  /// - Throws: A failure with exit code 66 for what is not there.
  init(at path: String, without leftOut: String? = nil) throws(ToolError) {
    self.leftOut = leftOut.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    guard let isFolder = Self.isFolder(path) else {
      throw ToolError("\(path.printable): there is no such file, or it may not be looked at", exitCode: .noInput)
    }
    if isFolder {
      collect(path.hasSuffix("/") ? String(path.dropLast()) : path, below: "")
    } else {
      entries = [Entry(path: path, name: URL(fileURLWithPath: path).lastPathComponent, isNamed: true)]
    }
  }

  /// Nil for what is not there.
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
        ToolError("\(folder.printable)/\(name): left out: its name is not UTF-8; rename it", exitCode: .noInput))
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
  /// Whether the file is something else than a picture, and nobody asked for it by name.
  func isLeftOut(for error: ImageError) -> Bool {
    if case .notAPicture = error { return !isNamed }
    return error == .empty && !isNamed
  }
}

extension ToolError {
  /// Why there is no picture of the file at `path`.
  init(_ error: ImageError, at path: String) {
    let remedy = error.remedy.map { "; --limit \($0) allows more" } ?? ""
    switch error {
    case .missing, .isDirectory, .notAFile, .unreadable: self.init("\(path.printable): \(error)", exitCode: .noInput)
    default: self.init("\(path.printable): \(error)\(remedy)", exitCode: .badData)
    }
  }
}
