/// Why a link leads to no chapter. Each case has the link, cut when it is long.
public enum DeepLinkError: Error, Hashable, Sendable {
  /// It is no address at all.
  case noAddress(link: String)
  /// It opens something else: its scheme is not `dbmultiverse`; `found` is empty where there is none.
  case otherScheme(link: String, found: String)
  /// Its path does not end in a number; `found` is what it ends in, empty where there is no path.
  case noNumber(link: String, found: String)
  /// Its number is larger than any chapter's can be.
  case numberOutOfRange(link: String)
  /// None of the `known` chapters has that number.
  case noSuchChapter(link: String, number: Int, known: Int)
}

extension DeepLinkError: CustomStringConvertible {
  /// One sentence without a full stop, the link in front.
  public var description: String {
    switch self {
    case .noAddress(let link): "\(link): is no link; one reads dbmultiverse://chapter/42"
    case .otherScheme(let link, ""): "\(link): has no scheme; a link reads dbmultiverse://chapter/42"
    case .otherScheme(let link, let found): "\(link): has the scheme \(found), not dbmultiverse"
    case .noNumber(let link, ""): "\(link): has no path that ends in a chapter's number"
    case .noNumber(let link, let found): "\(link): ends in '\(found)', which is no chapter's number"
    case .numberOutOfRange(let link): "\(link): no chapter has so large a number"
    case .noSuchChapter(let link, let number, 0): "\(link): chapter \(number) is not known; no chapters are"
    case .noSuchChapter(let link, let number, 1): "\(link): chapter \(number) is not the one that is known"
    case .noSuchChapter(let link, let number, let known):
      "\(link): chapter \(number) is none of the \(known) known ones"
    }
  }
}
