/// Why a link does not open a chapter. Long links are shortened.
public enum DeepLinkError: Error, Hashable, Sendable {
  case noAddress(link: String)
  /// The scheme is not `dbmultiverse`; `found` is empty if there is none.
  case otherScheme(link: String, found: String)
  /// The path does not end in a number; `found` is its last component, empty if there is no path.
  case noNumber(link: String, found: String)
  case numberOutOfRange(link: String)
  /// None of the `known` chapters has that number.
  case noSuchChapter(link: String, number: Int, known: Int)
}

extension DeepLinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noAddress(let link): "\(link): invalid link; expected dbmultiverse://chapter/42"
    case .otherScheme(let link, ""): "\(link): missing scheme; expected dbmultiverse://chapter/42"
    case .otherScheme(let link, let found): "\(link): unsupported scheme '\(found)'; expected dbmultiverse"
    case .noNumber(let link, ""): "\(link): the path does not end in a chapter number"
    case .noNumber(let link, let found): "\(link): invalid chapter number '\(found)'"
    case .numberOutOfRange(let link): "\(link): chapter number out of range"
    case .noSuchChapter(let link, let number, 0): "\(link): no chapter \(number); no chapters are known"
    case .noSuchChapter(let link, let number, 1): "\(link): no chapter \(number); one chapter is known"
    case .noSuchChapter(let link, let number, let known):
      "\(link): no chapter \(number) among the \(known) known chapters"
    }
  }
}
