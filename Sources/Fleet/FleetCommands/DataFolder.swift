import Foundation
import SystemIO
import ToolReports

/// A folder with a widget's data on this machine.
struct DataFolder {
  let path: String

  /// The limits of a folder: what is stored with many widgets should be small.
  private static let fileLimit = 1000
  private static let byteLimit = 64 << 20

  /// The regular files by their paths, sorted.
  ///
  /// - Throws: ``ToolError`` if it cannot be read, or is too large.
  var files: [(path: String, contents: Data)] {
    get throws {
      guard !path.isEmpty else { throw ToolError("the folder of the data has no name", exitCode: .noInput) }
      let root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
        throw ToolError("\(path): not a folder", exitCode: .noInput)
      }
      var files: [(path: String, contents: Data)] = []
      var size = 0
      let names: [String]
      do {
        names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      } catch {
        throw ToolError("\(path): cannot be read: \(error.systemReason)", exitCode: .noInput)
      }
      for name in names {
        let file = root.appending(path: name).path
        var status = stat()
        guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        size += Int(status.st_size)
        guard files.count < Self.fileLimit, size <= Self.byteLimit else {
          throw ToolError(
            "\(path): too large (limits: \(Self.fileLimit) files, \(Self.byteLimit >> 20) MiB)", exitCode: .badData)
        }
        do {
          files.append((name, try Data(contentsOf: URL(fileURLWithPath: file))))
        } catch {
          throw ToolError("\(file): cannot be read: \(error.systemReason)", exitCode: .noInput)
        }
      }
      return files
    }
  }
}
