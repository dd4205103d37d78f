import Diagnostics
import Foundation
import Graphics

@testable import ComicLibrary

/// Pages in the structure of the comic's site, written for the tests.
enum SitePages {
  static func list(_ body: String, meta: String = "<meta charset=\"utf-8\">") -> Data {
    Data(
      """
      <!DOCTYPE html>
      <html><head>\(meta)<title>Chapters</title></head><body>
      <div id="menu"><h1>Menu</h1><div class="cadre"><h4>Chapter 99: Not one</h4><p><a>1</a></p></div></div>
      <div id="content">
      \(body)
      </div></body></html>
      """.utf8)
  }

  static func section(_ title: String, _ items: String...) -> String {
    "<h1 class=\"horscadrelect\">\(title)</h1>\n" + items.joined(separator: "\n")
  }

  static func item(_ heading: String, _ pages: String..., cover: String = "/covers/a.jpg") -> String {
    let links = pages.map { "<a href=\"page-\($0).html\">\($0)</a>" }.joined(separator: " ")
    return """
      <div class="cadrelect chapter" data-x="1">
        <a href="#"><img src="\(cover)" alt=""></a>
        <h4>\(heading)</h4>
        <p>\(links)</p>
      </div>
      """
  }

  /// A page of the comic.
  static func page(_ source: String) -> Data {
    Data(
      """
      <!DOCTYPE html><html><body><img src="/logo.png">
      <div id="balloonsimg" class="big"><a href="page-2.html"><img src="\(source)" width="640"><img src="/b.png"></a></div>
      </body></html>
      """.utf8)
  }

  /// The chapters of a list, and the ids of the diagnostics.
  static func read(
    _ data: Data, charset: String? = nil
  ) throws(ComicParseError) -> (chapters: [ParsedChapter], ids: [String]) {
    let log = DiagnosticLog()
    let outcome = log.collecting {
      Result { () throws(ComicParseError) in try ComicHTMLParser.parseChapterList(data: data, charset: charset) }
    }
    return (try outcome.get(), log.diagnostics.map(\.id))
  }

  /// The only chapter of a list with the item, and the ids of the diagnostics.
  static func read(item: String) throws -> (chapter: ParsedChapter?, ids: [String]) {
    let (chapters, ids) = try read(list(section("DBMultiverse", item, Self.item("Chapter 7777: Last", "9000"))))
    return (chapters.first { $0.number != 7777 }, ids)
  }
}
