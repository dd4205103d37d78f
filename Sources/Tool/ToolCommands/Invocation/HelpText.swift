import Foundation
import ToolReports

/// Rearranges the parser's help.
enum HelpText {
  /// Moves the options without a group of their own before the groups.
  static func arranged(_ help: String) -> String {
    // Renames the tool's groups of commands, which the parser calls subcommands.
    let help = help.replacing(/([A-Z]+) SUBCOMMANDS:\n/) { "\($0.1) COMMANDS:\n" }
    var sections = help.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .newlines) }
    guard let options = sections.firstIndex(where: { $0.hasPrefix("OPTIONS:\n") }),
      let first = sections.firstIndex(where: isGroup), first < options
    else { return help }
    sections.insert(sections.remove(at: options), at: first)
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Names the titled groups of options instead of listing them.
  static func shortened(_ help: String, of command: [String]) -> String {
    let sections = help.components(separatedBy: "\n\n")
    let groups = sections.filter(isGroup)
    guard !groups.isEmpty else { return help }
    let titles = groups.compactMap { $0.split(separator: ":").first?.lowercased() }
    let call = ([ToolName.invoked] + command + [UniversalOptions.allHelp]).joined(separator: " ")
    let more = "MORE OPTIONS (`\(call)`):\n  \(titles.joined(separator: ", "))"
    return (sections.filter { !isGroup($0) }.map { $0.trimmingCharacters(in: .newlines) } + [more])
      .joined(separator: "\n\n")
  }

  /// Whether the section is a titled group of options.
  private static func isGroup(_ section: String) -> Bool {
    let lines = section.split(separator: "\n", maxSplits: 1)
    guard lines.count == 2, lines[1].hasPrefix("  -") else { return false }
    return lines[0].hasSuffix(":") && lines[0] == lines[0].uppercased() && lines[0] != "OPTIONS:"
  }

  /// The message of the parser's full text about invalid arguments; nil in other texts.
  static func error(in text: String) -> String? {
    let label = "Error: "
    guard text.hasPrefix(label), let usage = text.range(of: "\nUsage: ", options: .backwards) else { return nil }
    let message = text[..<usage.lowerBound].dropFirst(label.count)
    return String(message.range(of: "\nHelp:  ").map { message[..<$0.lowerBound] } ?? message)
  }

  /// The command's usage, if the message is about missing or unexpected arguments.
  static func usage(in text: String, of message: String) -> String? {
    guard ["Missing ", "Unknown ", "Unexpected "].contains(where: message.hasPrefix),
      let start = text.range(of: "\nUsage: ")
    else { return nil }
    let lines = text[start.upperBound...].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return "usage: " + lines.joined(separator: "\n  ")
  }
}
