public import Foundation

/// Reads the app's links, `dbmultiverse://[path]/[n]`, whose last path component is the number of a chapter.
public enum ComicLink {
  /// Compared without regard to case.
  public static let scheme = "dbmultiverse"

  /// The route to the chapter of a link: in the story if it has no universe, otherwise in the specials.
  ///
  /// Of several chapters with that number, the first is used.
  /// - Throws: The errors of ``chapterNumber(in:)``, and `DeepLinkError.noSuchChapter`.
  public static func route(for url: URL, among chapters: [Chapter]) throws(DeepLinkError) -> ChapterRoute {
    let number = try chapterNumber(in: url)
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      throw .noSuchChapter(link: url.absoluteString.shortened, number: number, known: chapters.count)
    }
    return ChapterRoute(chapter: chapter, comicType: chapter.comicType)
  }

  /// The number of the chapter of a link: the last component of its path, percent-encoded or not, read by `Int`:
  /// ASCII digits, with optional sign and leading zeros.
  ///
  /// A slash at the end, the query and the fragment are ignored. The host is not part of the path:
  /// `dbmultiverse://42` has no number, `dbmultiverse:///42` has.
  /// - Throws: `DeepLinkError.otherScheme`, `.noNumber`, `.numberOutOfRange`, `.noAddress`.
  public static func chapterNumber(in url: URL) throws(DeepLinkError) -> Int {
    let link = url.absoluteString.shortened
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { throw .noAddress(link: link) }
    guard let found = components.scheme, found.lowercased() == scheme else {
      throw .otherScheme(link: link, found: (components.scheme ?? "").shortened)
    }
    // Decoded after splitting, because an encoded slash is part of its component.
    let last = components.percentEncodedPath.split(separator: "/").last.map(String.init) ?? ""
    let text = last.removingPercentEncoding ?? last
    let digits = text.drop { $0 == "+" || $0 == "-" }
    guard text.utf8.count - digits.utf8.count <= 1, !digits.isEmpty, digits.utf8.allSatisfy(isDigit) else {
      throw .noNumber(link: link, found: text.shortened)
    }
    guard let number = Int(text) else { throw .numberOutOfRange(link: link) }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension String {
  /// At most 80 characters of the text.
  var shortened: String { count <= 80 ? self : prefix(79) + "…" }
}
