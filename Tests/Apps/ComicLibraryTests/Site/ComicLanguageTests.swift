import ComicLibrary
import Foundation
import Testing

/// The languages and URLs of the site.
@Suite struct ComicLanguageTests {
  /// Raw values and names, in the order of the site's table.
  private static let table = """
    en English · fr Français · it Italiano · es Español · pt_BR Português Brasileiro · pl Polski · es_CO Español Latino \
    · de Deutsch · ct_CT Català · pt Português · jp 日本語 · cn 中文 · hu_HU Magyar · nl Nederlands · kr_KR 한국어 · \
    tr_TR Türkçe · ar_JO اللغة العربية · xx_VE Vèneto · xx_LMO Lombard · gr_GR Ελληνικά · eu_EH Euskara · \
    sv_SE Svenska · he_HE עִבְרִית · ga_ES Galego · ru_RU Русский · co_FR Corsu · lt_LT Lietuviškai · la_LA Latine · \
    da_DK Dansk · ro_RO Română · fi_FI Suomi · hr_HR Hrvatski · no_NO Norsk · tl_PI Filipino · bg_BG Български · \
    br_FR Brezhoneg · fr_PA Parodie Salagir
    """

  @Test func `there are 36 languages and a parody, each with its own name`() {
    #expect(ComicLanguage.allCases.count == 37)
    #expect(ComicLanguage.allCases.map { "\($0.rawValue) \($0.name)" }.joined(separator: " · ") == Self.table)
    #expect(Set(ComicLanguage.allCases.map(\.name)).count == 37)
    #expect(ComicLanguage.allCases.allSatisfy { $0.id == $0.rawValue && ComicLanguage(rawValue: $0.rawValue) == $0 })
    #expect(ComicLanguage(rawValue: "EN") == nil)
  }

  @Test func `the site's pages have URLs in every language`() throws {
    let pages: [(URLWebsitePathComponent, String)] = [
      (.chapterList, "chapters.html?comic=page&chaptersmode=1"), (.comicPage(0), "page-0.html"),
      (.comicPage(2044), "page-2044.html"), (.authors, "the-authors.html"), (.universeHelp, "listing.html"),
      (.tournamentHelp, "tournament.html"),
    ]
    for language in ComicLanguage.allCases {
      for (page, name) in pages {
        let url = URLFactory.makeURL(language: language, pathComponent: page)
        #expect(url?.absoluteString == "https://www.dragonball-multiverse.com/\(language.rawValue)/\(name)")
        #expect(page.path == name)
      }
    }
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080/pt_BR/page-3.html"),
      ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/pt_BR/page-3.html"),
      ("http://localhost/a%20b?x=1#y", "http://localhost/a%20b/pt_BR/page-3.html"),
      ("https://[::1]:9/c/", "https://[::1]:9/c/pt_BR/page-3.html"),
    ])
  func `another server may replace the site`(base: String, address: String) throws {
    let url = URLFactory.makeURL(
      language: .brazilianPortuguese, pathComponent: .comicPage(3), base: URL(string: base))
    #expect(url?.absoluteString == address)
  }

  @Test func `without a host or a valid page there is no URL`() throws {
    for base in ["file:///a", "dbmultiverse:a", "/a"] {
      let url = try #require(URL(string: base))
      #expect(URLFactory.makeURL(language: .english, pathComponent: .authors, base: url) == nil)
    }
    #expect(URLFactory.makeURL(language: .english, pathComponent: .authors, base: nil) == nil)
    #expect(URLFactory.makeURL(language: .english, pathComponent: .comicPage(-1)) == nil)
    #expect(URLFactory.makeURL(language: .english, pathComponent: .comicPage(.max)) != nil)
  }
}
