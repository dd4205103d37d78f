import Diagnostics
internal import Foundation

/// The values of `ComicInfo.xml` that are used; nil or empty if missing.
struct ComicInfo: Hashable {
  /// The maximum size of the file in bytes.
  static let byteLimit = 1 << 20

  let series: String?
  let title: String?
  let number: Int?
  let pageCount: Int?
  /// The index of the image that is the front cover.
  let frontCover: Int?
  /// The indices of the images that show two pages.
  let doublePages: Set<Int>

  static let none = ComicInfo(fields: [:], pages: [], file: "")

  /// Reads the fields, with a diagnostic `comic.info-unusable` for each invalid one.
  ///
  /// - Parameters:
  ///   - fields: The text of each element below the root, by name.
  ///   - pages: The attributes of each `Page`.
  ///   - file: The name in diagnostics.
  init(fields: [String: String], pages: [[String: String]], file: String) {
    // On one line, without the indentation of the XML.
    let fields = fields.mapValues { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.value.isEmpty }
    (series, title) = (fields["Series"], fields["Title"])
    number = Self.integer("Number", fields, file: file)
    pageCount = Self.integer("PageCount", fields, file: file)
    let indexed = pages.compactMap { page -> (index: Int, page: [String: String])? in
      Self.integer("Image", page, file: file).map { ($0, page) }
    }
    frontCover = indexed.first { $0.page["Type"] == "FrontCover" }?.index
    doublePages = Set(
      indexed.filter { ["true", "1"].contains($0.page["DoublePage"]?.lowercased() ?? "") }.map(\.index))
  }

  /// Removes references to images beyond the `count` that exist, each with a diagnostic.
  func checked(imageCount count: Int, file: String) -> ComicInfo {
    if let pageCount, pageCount != count {
      Self.report("`PageCount` is \(pageCount), but there are \(count) images", file: file)
    }
    let strangers = doublePages.union(frontCover.map { [$0] } ?? []).filter { !(0..<count).contains($0) }
    if let least = strangers.min() {
      Self.report("a `Page` refers to image \(least); the images are 0 to \(count - 1)", file: file)
    }
    return ComicInfo(
      series: series, title: title, number: number, pageCount: pageCount,
      frontCover: frontCover.flatMap { strangers.contains($0) ? nil : $0 },
      doublePages: doublePages.subtracting(strangers))
  }

  /// Reports why a part of `file` is ignored. `file` is nil if the message names it.
  static func report(_ message: String, file: String?) {
    DiagnosticLog.current.report(Diagnostic(id: "comic.info-unusable", message: message, subject: file))
  }

  init(
    series: String?, title: String?, number: Int?, pageCount: Int?, frontCover: Int?, doublePages: Set<Int>
  ) {
    (self.series, self.title, self.number) = (series, title, number)
    (self.pageCount, self.frontCover, self.doublePages) = (pageCount, frontCover, doublePages)
  }

  private static func integer(_ name: String, _ values: [String: String], file: String) -> Int? {
    guard let text = values[name] else { return nil }
    if let number = Int(text) { return number }
    let shown = text.count > 40 ? text.prefix(40) + "…" : text
    report("`\(name)` is `\(shown)`, not an integer; it is ignored", file: file)
    return nil
  }
}
