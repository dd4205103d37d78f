public import Foundation

/// Makes the URLs of the comic's site.
public enum URLFactory {
  public static let site = URL(string: "https://www.dragonball-multiverse.com")

  /// The URL of a page in a language.
  ///
  /// - Parameters:
  ///   - language: A folder of the site.
  ///   - pathComponent: The page.
  ///   - base: The URL of the site, with or without a slash at the end (default: ``site``). Its query and fragment
  ///     are removed.
  /// - Returns: Nil if `base` has no host, and for a comic page with a negative number.
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
  /// The list of all chapters and their pages.
  case chapterList
  /// A comic page by its number.
  case comicPage(Int)
  case authors
  case universeHelp
  case tournamentHelp

  /// The path after the language's folder.
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
