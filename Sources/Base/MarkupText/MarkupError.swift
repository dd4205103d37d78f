/// Why bytes could not be parsed as HTML or XML. Whoever knows the file or the address puts it in front.
public enum MarkupError: Error, Hashable, Sendable {
  /// libxml2 is not installed.
  case missingLibrary
  /// There are more bytes than that.
  case tooLarge(limit: Int)
  /// There are more elements and texts than that.
  case tooManyNodes(limit: Int)
  /// Elements are in each other more deeply than that, as where none is closed.
  case tooDeep(limit: Int)
  /// A tag or a comment goes on and on: more blanks, quotes and equals signs than that.
  case endlessTag(limit: Int)
  /// Memory ran out.
  case outOfMemory
}

extension MarkupError: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .missingLibrary: "libxml2 is missing, which reads pages: install libxml2"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .tooManyNodes(let limit): "it has more than \(limit) elements and texts"
    case .tooDeep(let limit): "its elements are in each other more than \(limit) deep; are their ends missing?"
    case .endlessTag(let limit): "a tag or a comment in it has more than \(limit) words, or many tags have very many"
    case .outOfMemory: "memory ran out while it was read"
    }
  }
}
