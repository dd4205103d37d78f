import Diagnostics
public import Foundation
internal import ImagePipeline

/// A comic: a zip archive of pages (CBZ), or a folder of them.
///
/// Opening it reads the directory of the archive and its `ComicInfo.xml`, but no image. Pages are read on demand and
/// returned unchanged. The archive stays open; nothing is written.
public struct ComicBook: Sendable {
  /// The name of the chapter: `Title` of `ComicInfo.xml`, or ``series``.
  public let title: String
  /// The series of the chapter: `Series` of `ComicInfo.xml`, or the file name without numbers and brackets.
  public let series: String
  /// The number of the chapter: `Number` of `ComicInfo.xml`, or the number in the file name, or 1.
  public let number: Int

  let source: ComicSource
  let pictures: [ComicSource.Item]
  let info: ComicInfo

  /// Opens the comic at a file URL.
  ///
  /// Its pages are the files whose names end in jpg, jpeg, png, webp or gif, in natural order, folder by folder.
  /// Hidden files and `__MACOSX` are ignored. Diagnostics: `comic.entry-ignored` for files that cannot be pages,
  /// `comic.info-unusable` for invalid parts of `ComicInfo.xml`.
  ///
  /// - Throws: `ComicBookError.missing`, `.unreadable`, `.notAFile`, `.missingLibrary`, `.notAnArchive`,
  ///   `.multiDisk`, `.damagedArchive`, `.tooManyEntries`, `.directoryTooLarge`, `.noImages`, `.encrypted`,
  ///   `.outOfMemory`.
  public init(url: URL) throws(ComicBookError) {
    try self.init(opening: url) { contents, source in
      let told = contents.info.map { ComicInfo(reading: $0, of: source) } ?? .none
      return told.checked(imageCount: contents.pictures.count, file: source.file)
    }
  }

  /// Opens a comic whose double pages by `ComicInfo.xml` are known. Does not read that file.
  init(url: URL, doublePages: Set<Int>) throws(ComicBookError) {
    try self.init(opening: url) { _, _ in
      ComicInfo(
        series: nil, title: nil, number: nil, pageCount: nil, frontCover: nil, doublePages: doublePages)
    }
  }

  private init(opening url: URL, info: (ComicContents, ComicSource) -> ComicInfo) throws(ComicBookError) {
    guard url.isFileURL else { throw .missing(file: url.absoluteString) }
    let source = try ComicSource(path: url.path)
    let contents = try ComicContents(source.items, file: source.file)
    let info = info(contents, source)
    (self.source, pictures, self.info) = (source, contents.pictures, info)
    let name = Self.fileName(of: url, isArchive: source.isArchive)
    series = info.series ?? name.series
    title = info.title ?? series
    number = info.number ?? name.number ?? 1
  }

  /// The path of the archive or folder.
  public var file: String { source.file }

  /// At least one.
  public var imageCount: Int { pictures.count }

  /// The bytes of an image file, unchanged. The header has been checked, the pixels have not.
  ///
  /// - Parameter index: In reading order, from 0.
  /// - Throws: `ComicBookError.noSuchImage`, `.notAnImage`, `.tooLarge`, `.bomb`, `.damagedEntry`, `.badChecksum`,
  ///   `.unknownMethod`, `.unreadable`, `.missing` or `.notAFile` for a file of a folder, `.outOfMemory`.
  public func picture(at index: Int) throws(ComicBookError) -> Data {
    let item = try item(at: index)
    let data = try source.contents(of: item)
    do throws(ImageError) {
      _ = try ImageReader.picture(from: data, origin: nil)
    } catch {
      throw .notAnImage(file: file, entry: item.name, reason: error.description)
    }
    return data
  }

  /// The bytes of the cover file, unchanged: the front cover by `ComicInfo.xml`, or the first image.
  ///
  /// If it cannot be decoded, the next image that can be is used, with a diagnostic `comic.cover-unusable`.
  /// - Throws: The errors of ``picture(at:)`` for the preferred cover, if no image can be decoded.
  public func cover() throws(ComicBookError) -> Data {
    var failure: ComicBookError?
    for index in [info.frontCover].compactMap(\.self) + pictures.indices.filter({ $0 != info.frontCover }) {
      do throws(ComicBookError) {
        let data = try decodableImage(at: index)
        if let failure {
          let message = "\(failure); using `\(pictures[index].name)` as the cover"
          DiagnosticLog.current.report(Diagnostic(id: "comic.cover-unusable", message: message))
        }
        return data
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? .noImages(file: file)
  }

  func item(at index: Int) throws(ComicBookError) -> ComicSource.Item {
    guard pictures.indices.contains(index) else {
      throw .noSuchImage(file: file, index: index, count: pictures.count)
    }
    return pictures[index]
  }

  private func decodableImage(at index: Int) throws(ComicBookError) -> Data {
    let data = try picture(at: index)
    do throws(ImageError) {
      _ = try ImageFacts(of: data, origin: "\(file): \(pictures[index].name)")
    } catch {
      throw .notAnImage(file: file, entry: pictures[index].name, reason: error.description)
    }
    return data
  }

  private static func fileName(of url: URL, isArchive: Bool) -> ComicFileName {
    let url = url.standardizedFileURL
    let hasEnding = isArchive && ["cbz", "zip"].contains(url.pathExtension.lowercased())
    return ComicFileName((hasEnding ? url.deletingPathExtension() : url).lastPathComponent)
  }
}
