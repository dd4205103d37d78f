/// The options that every command takes, at any place. They are removed before the words are parsed.
package struct UniversalOptions {
  /// The other words.
  package let words: [String]
  /// The words after the command's name.
  package var rest: [String] { Array(words.dropFirst()) }
  /// `--quiet`: only results and errors are printed.
  package let isQuiet: Bool
  /// `--help-all`: the help has all options. It remains in the words as `--help`.
  package let showsAllHelp: Bool

  /// The words that stand for ``isQuiet``.
  package static let quiet = ["-q", "--quiet"]
  package static let allHelp = "--help-all"

  package init(removedFrom words: [String] = Array(CommandLine.arguments.dropFirst())) {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let options = words[..<end]
    isQuiet = options.contains(where: Self.quiet.contains)
    showsAllHelp = options.contains(Self.allHelp)
    self.words = options.filter { !Self.quiet.contains($0) }.map { $0 == Self.allHelp ? "--help" : $0 } + words[end...]
  }
}
