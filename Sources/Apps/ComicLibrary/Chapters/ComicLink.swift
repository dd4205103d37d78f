public import Foundation

/// Where the app's links lead: `dbmultiverse://[path]/[n]`, with the chapter's number last in the path.
public enum ComicLink {
  /// The scheme of the app's links, in any case.
  public static let scheme = "dbmultiverse"

  /// The way to the chapter that a link names: to the story's if it is about no universe, else to the specials'.
  ///
  /// Of several chapters with that number the first is taken.
  /// - Throws: What ``chapterNumber(in:)`` throws, and `DeepLinkError.noSuchChapter`.
  public static func route(for url: URL, among chapters: [Chapter]) throws(DeepLinkError) -> ChapterRoute {
    let number = try chapterNumber(in: url)
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      throw .noSuchChapter(link: url.absoluteString.shortened, number: number, known: chapters.count)
    }
    return ChapterRoute(chapter: chapter, comicType: chapter.comicType)
  }

  /// The number of the chapter that a link names: the last component of its path, percent-encoded or not, as `Int` reads
  /// it: ASCII digits, with zeros or a sign in front, and nothing else.
  ///
  /// A slash at the end counts no more than a query or a fragment. What stands where other addresses have a host is no
  /// part of the path: `dbmultiverse://42` has no number, `dbmultiverse:///42` has.
  /// - Throws: `DeepLinkError.otherScheme`, `.noNumber`, `.numberOutOfRange`, `.noAddress`.
  public static func chapterNumber(in url: URL) throws(DeepLinkError) -> Int {
    let link = url.absoluteString.shortened
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { throw .noAddress(link: link) }
    guard let found = components.scheme, found.lowercased() == scheme else {
      throw .otherScheme(link: link, found: (components.scheme ?? "").shortened)
    }
    // Decoded after it was split: an encoded slash is a part of its component.
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
  /// The text with no more than 80 characters.
  var shortened: String { count <= 80 ? self : prefix(79) + "…" }
}
