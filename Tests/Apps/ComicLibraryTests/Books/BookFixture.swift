import ComicLibrary
import Diagnostics
import Foundation
import Graphics

/// A temporary folder with comics; removed at the end.
final class BookFixture: Sendable {
  let directory: URL
  let log = DiagnosticLog()

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-book-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func url(_ name: String) -> URL { directory.appendingPathComponent(name) }

  func put(_ data: Data, _ name: String = "Hollow Moon 042.cbz") throws -> URL {
    let url = url(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url
  }

  /// A comic in an archive with these entries.
  func book(_ entries: [ZipWriter.Entry], named name: String = "Hollow Moon 042.cbz") throws -> ComicBook {
    try book(ZipWriter(entries), named: name)
  }

  func book(_ zip: ZipWriter, named name: String = "Hollow Moon 042.cbz") throws -> ComicBook {
    let url = try put(zip.data, name)
    return try reporting { () throws(ComicBookError) in try ComicBook(url: url) }
  }

  /// The error of opening an archive with these bytes; nil if it opens.
  func failure(of data: Data) throws -> ComicBookError? {
    let url = try put(data)
    do throws(ComicBookError) {
      _ = try reporting { () throws(ComicBookError) in try ComicBook(url: url) }
      return nil
    } catch {
      return error
    }
  }

  func reporting<Result>(_ body: () throws(ComicBookError) -> Result) throws(ComicBookError) -> Result {
    var result: Swift.Result<Result, ComicBookError>?
    log.collecting {
      do throws(ComicBookError) { result = .success(try body()) } catch { result = .failure(error) }
    }
    guard let result else { throw .outOfMemory(file: "") }
    return try result.get()
  }

  func reportingNothing(_ body: () -> Void) { DiagnosticLog().collecting(body) }

  var diagnostics: [String] { log.diagnostics.map(\.id) }

  /// A small image in a colour of its own, to distinguish pages.
  static func page(_ number: Int, isWide: Bool = false) -> Data {
    let color = UInt32(number * 7_919 % 0xFF_FFFF)
    return (try? ComicFixture.cover(isWide ? 32 : 16, 24, color: color)) ?? Data()
  }

  /// Pages `page1.png` and so on, some of them wide.
  static func pages(_ count: Int, wide: Set<Int> = []) -> [ZipWriter.Entry] {
    (1...count).map { ZipWriter.Entry("page\($0).png", page($0, isWide: wide.contains($0))) }
  }
}
