/// How much a document may ask for, against those that are made to harm.
package struct MarkupLimits: Hashable, Sendable {
  /// The most bytes, as they came; 8 MiB unless set.
  package var bytes = 8 << 20
  /// The most elements and texts together; 400,000 unless set.
  package var nodes = 400_000
  /// How deep elements may be in each other; 200 unless set. libxml2 itself would end an XML document at 256, and say so
  /// to nobody.
  package var depth = 200
  /// The most blanks, quotes, slashes and equals signs in a tag or a comment, give or take some thousand bytes; 20,000
  /// unless set.
  package var words = 20_000

  /// 8 MiB, 400,000 nodes, 200 deep, 20,000 words in a tag.
  package static let standard = MarkupLimits()
}
