/// Writes options as command-line arguments, without those that have their defaults.
struct OptionArguments {
  private(set) var words: [String] = []

  mutating func add(_ name: String, _ value: String?, unless usual: String? = nil) {
    guard let value, value != usual else { return }
    // A value that looks like an option must follow an equals sign.
    words += value.hasPrefix("-") ? ["--\(name)=\(value)"] : ["--\(name)", value]
  }

  mutating func add(_ name: String, if isSet: Bool) {
    if isSet { words.append("--\(name)") }
  }

  /// A number, without `.0`.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}
