import ArgumentParser
import Foundation
import ToolOptions
import ToolReports

/// Which command the words of a command line name, found before they are parsed: a parser that knows no command takes its
/// name for an argument too many.
struct CommandPath {
  /// The command that is named, as far as there is one.
  let command: any ParsableCommand.Type
  /// The words that name it, without the tool's name.
  let words: [String]
  /// The word in the place of a command's name that names none.
  let unknown: String?

  private let root: any ParsableCommand.Type

  /// - Parameter arguments: Those of the process, without its name.
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

  /// What is wrong with the words that should name a command; nil where nothing is.
  var problem: String? {
    guard let unknown else { return nil }
    let name = (words + [unknown]).joined(separator: " ").printable
    let suggestion = suggestion(for: unknown).map { " Did you mean '\($0)'?" } ?? ""
    let help = ([ToolName.invoked] + words + ["--help"]).joined(separator: " ")
    return "There is no command '\(name)'.\(suggestion) `\(help)` lists what there is."
  }

  /// A command with exactly that name somewhere else, or the nearest one beside the unknown.
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

  /// The first option that the command does not know, with the nearest that it does. The parser looks at values first, and
  /// says that one is missing where its option was misspelt.
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
  /// The words that call the command.
  fileprivate static var names: [String] { [_commandName] + configuration.aliases }

  /// The long names of its options.
  fileprivate static var optionNames: [String] {
    let help = try? JSONDecoder().decode(DumpedHelp.self, from: Data(_dumpHelp().utf8))
    let names = (help?.command.arguments ?? []).flatMap { $0.names ?? [] }.map(\.name)
    return names + ["help", "help-hidden", "version", "generate-completion-script"]
  }
}

/// What the parser writes of a command for other programs, as far as it is read here.
private struct DumpedHelp: Decodable {
  struct Command: Decodable { let arguments: [Argument]? }
  struct Argument: Decodable { let names: [Name]? }
  struct Name: Decodable { let name: String }
  let command: Command
}
