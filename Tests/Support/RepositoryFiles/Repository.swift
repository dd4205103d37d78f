public import Foundation

/// The working tree that the tests were compiled in.
public enum Repository {
  /// The folder with Package.swift.
  public static let root: URL = {
    var folder = URL(filePath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/" && !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    return folder
  }()

  /// A file or folder of the working tree.
  public static func file(_ path: String) -> URL { root.appending(path: path) }
}
