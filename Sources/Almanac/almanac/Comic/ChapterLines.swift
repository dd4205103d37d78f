import ComicLibrary
import Foundation
import ToolReports

struct ChapterLines {
  private let chapters: [Chapter]

  init(_ chapters: [Chapter]) { self.chapters = chapters }

  /// Prints a line for each chapter: number, pages, universe, name.
  func print() throws {
    let rows = chapters.map { chapter in
      [
        "\(chapter.number)", "pages \(chapter.startPage)–\(chapter.endPage)",
        chapter.universe.map { "universe \($0)" } ?? "story",
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (row, chapter) in zip(rows, chapters) {
      let number = String(repeating: " ", count: widths[0] - row[0].count) + row[0]
      let others = zip(row, widths).dropFirst().map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = ([number] + others + [chapter.name.printable]).joined(separator: "  ")
      try Console.print(chapter.name.isEmpty ? String(line.reversed().drop { $0 == " " }.reversed()) : line)
    }
  }

  /// Prints an array of objects; `universe` is null for the main story.
  func printJSON() throws { try chapters.map(Item.init).printJSON() }

  private struct Item: Encodable {
    let chapter: Chapter

    private enum Key: CodingKey { case number, name, startPage, endPage, universe, coverImageURL }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(chapter.number, forKey: .number)
      try object.encode(chapter.name, forKey: .name)
      try object.encode(chapter.startPage, forKey: .startPage)
      try object.encode(chapter.endPage, forKey: .endPage)
      try object.encode(chapter.universe, forKey: .universe)
      try object.encode(chapter.coverImageURL, forKey: .coverImageURL)
    }
  }
}
