/// The imports at the start of a generated source, a line each.
struct ImportLines: CustomStringConvertible {
  let description: String

  init(_ modules: String...) { description = modules.map { "import \($0)" }.joined(separator: "\n") }
}
