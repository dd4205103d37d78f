/// The arguments of a compiler, with some of them replaced.
struct CommandLineEdits {
  private(set) var arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Removes options without a value.
  mutating func remove(_ options: Set<String>) { arguments.removeAll(where: options.contains) }

  /// Removes options and their values.
  mutating func removeValues(of options: Set<String>) {
    while let index = arguments.firstIndex(where: options.contains) {
      arguments.removeSubrange(index...min(index + 1, arguments.count - 1))
    }
  }

  /// Removes what is passed on to the linker in this order.
  mutating func removeLinkerOptions(_ options: [String]) {
    let words = options.flatMap { ["-Xlinker", $0] }
    while let range = arguments.firstRange(of: words) { arguments.removeSubrange(range) }
  }

  /// Removes and returns the arguments that satisfy the condition.
  mutating func take(where condition: (String) -> Bool) -> [String] {
    let taken = arguments.filter(condition)
    arguments.removeAll(where: condition)
    return taken
  }

  mutating func append(_ more: [String]) { arguments += more }
}
