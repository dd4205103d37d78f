/// Receives the parts of a document in order, while it is read.
public protocol MarkupHandler {
  /// Whether the rest need not be read.
  var isDone: Bool { get }

  /// A start tag. Names are as written, including prefixes.
  mutating func start(_ name: String, _ attributes: [Markup.Attribute])

  /// An end tag, possibly without a start tag; the receiver repairs that. Called for empty elements, too.
  mutating func end(_ name: String)

  /// UTF-8 text in pieces that do not split characters, with references resolved.
  mutating func text(_ bytes: UnsafeRawBufferPointer)
}
