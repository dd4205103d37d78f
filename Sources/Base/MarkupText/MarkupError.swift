/// Why bytes could not be parsed as HTML or XML. The caller adds the file or the URL.
public enum MarkupError: Error, Hashable, Sendable {
  case missingLibrary
  case tooLarge(limit: Int)
  case tooManyNodes(limit: Int)
  /// Elements are nested too deeply, for example because none is closed.
  case tooDeep(limit: Int)
  /// A tag or a comment has too many blanks, quotes and equals signs.
  case endlessTag(limit: Int)
  case outOfMemory
}

extension MarkupError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingLibrary: "libxml2, which reads pages, is not installed"
    case .tooLarge(let limit): "too large (limit \(limit) bytes)"
    case .tooManyNodes(let limit): "too many elements and texts (limit \(limit))"
    case .tooDeep(let limit): "elements nested too deeply (limit \(limit)); end tags may be missing"
    case .endlessTag(let limit): "a tag or a comment is too long (limit \(limit) words), or many tags are very long"
    case .outOfMemory: "out of memory"
    }
  }
}
