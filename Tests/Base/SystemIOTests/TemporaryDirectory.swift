import Foundation

/// A temporary directory, removed with its content at the end.
final class TemporaryDirectory {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/almanac-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  func contents(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All names in the directory, including hidden ones.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

  func permissions(_ name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: file(name))[.posixPermissions] as? Int ?? -1
  }
}
