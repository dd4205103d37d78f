public import Foundation

/// Makes the addresses of the comic's site.
public enum URLFactory {
  /// The site, unless another one plays it.
  public static let site = URL(string: "https://www.dragonball-multiverse.com")

  /// The address of a page in a language.
  ///
  /// - Parameters:
  ///   - language: The language, which is a folder of the site.
  ///   - pathComponent: The page.
  ///   - base: Where the site is, with or without a slash at the end; ``site`` unless given. A query and a fragment of it
  ///     are left out.
  /// - Returns: Nil where `base` has no host, and for a comic page of a negative number.
  public static func makeURL(
    language: ComicLanguage, pathComponent: URLWebsitePathComponent, base: URL? = site
  ) -> URL? {
    if case .comicPage(let number) = pathComponent, number < 0 { return nil }
    guard let base, var components = URLComponents(url: base, resolvingAgainstBaseURL: true),
      components.host?.isEmpty == false
    else { return nil }
    let folder = components.percentEncodedPath
    let parts = pathComponent.path.split(separator: "?", maxSplits: 1)
    components.percentEncodedPath = (folder.hasSuffix("/") ? folder : folder + "/") + "\(language.rawValue)/\(parts[0])"
    components.percentEncodedQuery = parts.count > 1 ? String(parts[1]) : nil
    components.fragment = nil
    return components.url
  }
}

/// A page that the site has in every language.
public enum URLWebsitePathComponent: Hashable, Sendable {
  /// Every chapter, with its pages.
  case chapterList
  /// The page with a number of the comic.
  case comicPage(Int)
  /// Who writes and draws it.
  case authors
  /// Which universes there are.
  case universeHelp
  /// How the tournament goes.
  case tournamentHelp

  /// What follows the language's folder in the address.
  public var path: String {
    switch self {
    case .chapterList: "chapters.html?comic=page&chaptersmode=1"
    case .comicPage(let number): "page-\(number).html"
    case .authors: "the-authors.html"
    case .universeHelp: "listing.html"
    case .tournamentHelp: "tournament.html"
    }
  }
}
