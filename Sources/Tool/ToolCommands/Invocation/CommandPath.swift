import ArgumentParser
import Foundation
import ToolOptions
import ToolReports

/// Finds the command that the arguments name, before they are parsed: the parser would report an unknown command as
/// an unexpected argument.
struct CommandPath {
  /// The innermost command that was found.
  let command: any ParsableCommand.Type
  /// The words that name it, without the tool's name.
  let words: [String]
  /// The word in the place of a subcommand that is not one.
  let unknown: String?

  private let root: any ParsableCommand.Type

  /// - Parameter arguments: The process's arguments, without the program.
  init(_ arguments: [String], from root: any ParsableCommand.Type) {
    var (command, words, unknown) = (root, [String](), String?.none)
    for word in arguments where word != "help" {
      let subcommands = command.configuration.subcommands
      if word.hasPrefix("-") || subcommands.isEmpty { break }
      guard let next = subcommands.first(where: { $0.names.contains(word) }) else {
        unknown = command.configuration.defaultSubcommand == nil ? word : nil
        break
      }
      words.append(word)
      command = next
    }
    (self.root, self.command, self.words, self.unknown) = (root, command, words, unknown)
  }

  /// The error for an unknown command; nil if there is none.
  var problem: String? {
    guard let unknown else { return nil }
    let name = (words + [unknown]).joined(separator: " ").printable
    let suggestion = suggestion(for: unknown).map { " Did you mean '\($0)'?" } ?? ""
    let help = ([ToolName.invoked] + words + ["--help"]).joined(separator: " ")
    return "unknown command '\(name)'.\(suggestion) `\(help)` lists all commands."
  }

  /// A command of this name elsewhere in the tree, or the sibling with the nearest name.
  private func suggestion(for unknown: String) -> String? {
    let beside = command.configuration.subcommands.flatMap { $0.configuration.shouldDisplay ? $0.names : [] }
    if let place = Self.place(of: unknown, in: root, below: []) { return place }
    return unknown.nearest(among: beside).map { (words + [$0]).joined(separator: " ") }
  }

  private static func place(
    of name: String, in command: any ParsableCommand.Type, below words: [String]
  ) -> String? {
    for next in command.configuration.subcommands {
      let path = words + [next._commandName]
      if next.names.contains(name) { return path.joined(separator: " ") }
      if let place = place(of: name, in: next, below: path) { return place }
    }
    return nil
  }

  /// The error for the first unknown option, with the nearest known option. The parser checks values first, and would
  /// report a missing value instead of a misspelt option.
  func unknownOption(in arguments: [String]) -> String? {
    let known = command.optionNames
    for word in arguments.dropFirst(words.count).prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
      let name = String(word.dropFirst(2).prefix { $0 != "=" })
      if known.contains(name) { continue }
      let suggestion = name.nearest(among: known).map { " Did you mean '--\($0)'?" } ?? ""
      return "Unknown option '--\(name.printable)'.\(suggestion)"
    }
    return nil
  }
}

extension ParsableCommand {
  fileprivate static var names: [String] { [_commandName] + configuration.aliases }

  fileprivate static var optionNames: [String] {
    let help = try? JSONDecoder().decode(DumpedHelp.self, from: Data(_dumpHelp().utf8))
    let names = (help?.command.arguments ?? []).flatMap { $0.names ?? [] }.map(\.name)
    return names + ["help", "help-all", "quiet", "help-hidden", "version", "generate-completion-script"]
  }
}

/// The part of the parser's help dump that is used here.
private struct DumpedHelp: Decodable {
  struct Command: Decodable { let arguments: [Argument]? }
  struct Argument: Decodable { let names: [Name]? }
  struct Name: Decodable { let name: String }
  let command: Command
}
