import Diagnostics
import ImagePipeline

/// Which files of a comic are images, in reading order, and which is its `ComicInfo.xml`.
struct ComicContents: Hashable {
  /// In reading order; at least one.
  let pictures: [ComicSource.Item]
  /// The `ComicInfo.xml` in the fewest folders.
  let info: ComicSource.Item?

  /// Selects among `items` by name. Each reason why files with image names are left out is reported once.
  ///
  /// - Throws: `ComicBookError.encrypted` if all images are, `.noImages`.
  init(_ items: [ComicSource.Item], file: String) throws(ComicBookError) {
    var pictures: [ComicSource.Item] = []
    var infos: [ComicSource.Item] = []
    var left: [ComicEntry.Rejection: (first: String, count: Int)] = [:]
    // Compared as bytes: the composed and the decomposed é are two names to the file system.
    var names: Set<[UInt8]> = []
    for item in items {
      let parts = item.name.split(separator: "/")
      guard let name = parts.last?.lowercased(), !Self.isHidden(parts) else { continue }
      let ending = String(name.split(separator: ".").last ?? "")
      let isImage = ImageFormat.fileEndings.contains(ending) && name.contains(".")
      guard isImage || name == "comicinfo.xml" || item.fault?.hidesPages == true else { continue }
      let fault = item.fault ?? (names.insert(Array(item.name.utf8)).inserted ? nil : .repeated)
      if let fault {
        left[fault, default: (item.name, 0)].count += 1
      } else if isImage {
        pictures.append(item)
      } else {
        infos.append(item)
      }
    }
    Self.report(left, file: file)
    guard !pictures.isEmpty else {
      if let encrypted = left[.encrypted] { throw .encrypted(file: file, entry: encrypted.first) }
      throw .noImages(file: file)
    }
    self.pictures = Self.sorted(pictures)
    info = Self.sorted(infos).min { Self.depth($0) < Self.depth($1) }
  }

  /// Files that operating systems add.
  private static func isHidden(_ parts: [Substring]) -> Bool {
    parts.contains { $0 == "__MACOSX" || $0.hasPrefix(".") && $0 != "." && $0 != ".." }
  }

  private static func sorted(_ items: [ComicSource.Item]) -> [ComicSource.Item] {
    items.map { (key: NaturalOrder($0.name), item: $0) }.sorted { $0.key < $1.key }.map(\.item)
  }

  private static func depth(_ item: ComicSource.Item) -> Int { item.name.split(separator: "/").count }

  private static func report(_ left: [ComicEntry.Rejection: (first: String, count: Int)], file: String) {
    for fault in ComicEntry.Rejection.allCases {
      guard let (first, count) = left[fault] else { continue }
      let others = count > 1 ? ", and \(count - 1) more for the same reason" : ""
      let message = "`\(first)` is left out: \(fault.rawValue)\(others)"
      DiagnosticLog.current.report(Diagnostic(id: "comic.entry-ignored", message: message, subject: file))
    }
  }
}
