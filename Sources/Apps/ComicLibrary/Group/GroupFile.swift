import Foundation
import JSONText
internal import SystemIO

/// A JSON file in the container.
struct GroupFile {
  let path: String

  /// Other programs write the files, too.
  private static let largestSize = 16 << 20

  /// The object in the file; nil if there is no file. Diagnostics: `comic.text-replaced`, `comic.key-repeated`.
  ///
  /// - Throws: `ComicLibraryError.unreadable`, `.malformedJSON`.
  func read() throws(ComicLibraryError) -> JSONObject? {
    guard let data = try contents() else { return nil }
    do throws(JSONSyntaxError) {
      if case .object(let object) = try JSONValue(data, file: path) { return object }
      throw JSONSyntaxError(place: TextPosition(line: 1, column: 1), reason: "expected a JSON object")
    } catch {
      throw .malformedJSON(file: path, line: error.place.line, column: error.place.column, reason: error.reason)
    }
  }

  func write(_ object: JSONObject) throws(ComicLibraryError) {
    try Self.write(Data((JSONValue.object(object).text() + "\n").utf8), to: path)
  }

  /// Replaces the file at `path` atomically, readable by its owner only.
  static func write(_ data: Data, to path: String, calls: SystemCalls = .system) throws(ComicLibraryError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, isPrivate: true, calls: calls)
    } catch {
      throw ComicLibraryError(error)
    }
  }

  private func contents() throws(ComicLibraryError) -> Data? {
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: path, limit: Self.largestSize)
    } catch {
      switch error {
      case .system(let error) where error.code == ENOENT: return nil
      case .system(let error): throw .unreadable(file: path, reason: "\(error)")
      case .isFolder: throw .unreadable(file: path, reason: "\(SystemError(EISDIR))")
      case .notAFile: throw .unreadable(file: path, reason: "not a regular file")
      case .tooLarge: throw .unreadable(file: path, reason: "too large (limit \(Self.largestSize >> 20) MiB)")
      }
    }
  }
}
