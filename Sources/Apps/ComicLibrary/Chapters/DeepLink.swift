public import Foundation

/// The link that opens a chapter in the app: `dbmultiverse://chapter/42`.
public func deepLink(chapter: Int) -> URL {
  var components = URLComponents()
  components.scheme = "dbmultiverse"
  components.host = "chapter"
  components.path = "/\(chapter)"
  // Digits always make a valid URL; the compiler needs the fallback.
  return components.url ?? URL(fileURLWithPath: "/")
}

extension CurrentChapterData {
  /// The link that opens this chapter in the app.
  public var deepLink: URL { ComicLibrary.deepLink(chapter: number) }
}
