/// How a text differs from its reference, in lines.
package struct TextDifference: Sendable, CustomStringConvertible {
  package var description = ""
  package init(from reference: String, to candidate: String) {}
}
