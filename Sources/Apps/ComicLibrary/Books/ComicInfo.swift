import Diagnostics
internal import Foundation

/// What `ComicInfo.xml` tells of a comic; nil or empty what it does not.
struct ComicInfo: Hashable {
  /// The most bytes of the file that are read.
  static let byteLimit = 1 << 20

  let series: String?
  let title: String?
  let number: Int?
  let pageCount: Int?
  /// The index of the picture that is the front cover.
  let frontCover: Int?
  /// The indices of the pictures that show two pages.
  let doublePages: Set<Int>

  /// A comic that nothing is told of.
  static let none = ComicInfo(fields: [:], pages: [], file: "")

  /// Reads the fields; one that is of no use is a diagnostic `comic.info-unusable`.
  ///
  /// - Parameters:
  ///   - fields: The text of each element below the root, by its name.
  ///   - pages: The attributes of each `Page`.
  ///   - file: What diagnostics name.
  init(fields: [String: String], pages: [[String: String]], file: String) {
    // One line each, without what XML was indented with.
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

  /// Without what speaks of other pictures than the `count` that there are; each is a diagnostic.
  func checked(pictureCount count: Int, file: String) -> ComicInfo {
    if let pageCount, pageCount != count {
      Self.report("`PageCount` is \(pageCount), and there are \(count) pictures", file: file)
    }
    let strangers = doublePages.union(frontCover.map { [$0] } ?? []).filter { !(0..<count).contains($0) }
    if let least = strangers.min() {
      Self.report("a `Page` speaks of picture \(least), and the pictures are 0 to \(count - 1)", file: file)
    }
    return ComicInfo(
      series: series, title: title, number: number, pageCount: pageCount,
      frontCover: frontCover.flatMap { strangers.contains($0) ? nil : $0 },
      doublePages: doublePages.subtracting(strangers))
  }

  /// Tells why a part of `file` is not used; nil where the message names it.
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
    report("`\(name)` is `\(shown)`, which is no whole number; it is passed over", file: file)
    return nil
  }
}
