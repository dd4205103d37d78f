/// The limits of a document, against malicious ones.
public struct MarkupLimits: Hashable, Sendable {
  /// The maximum size in bytes, before decoding (default: 8 MiB).
  public var bytes = 8 << 20
  /// The maximum number of elements and texts (default: 400,000).
  package var nodes = 400_000
  /// The maximum depth of nested elements (default: 200). libxml2 silently ends an XML document at 256.
  package var depth = 200
  /// The maximum number of blanks, quotes, slashes and equals signs in a tag or a comment, checked every few thousand
  /// bytes (default: 20,000).
  package var words = 20_000

  public static let standard = MarkupLimits()
}
