/// Takes what a document is made of, in its order, while it is read.
package protocol MarkupReceiver {
  /// Whether it wants no more.
  var isDone: Bool { get }

  /// A tag begins an element. Names are as they are written, prefixes included.
  mutating func start(_ name: String, _ attributes: [Markup.Attribute])

  /// A tag ends an element, which may not have begun: mending is the receiver's choice. An empty one ends at once.
  mutating func end(_ name: String)

  /// Characters in UTF-8, in pieces that part no character; references are resolved.
  mutating func text(_ bytes: UnsafeRawBufferPointer)
}
