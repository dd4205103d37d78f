import ArgumentParser
import Foundation
import ToolReports

/// The parser, with errors in one form: `error: …`.
///
/// Replaces the parser's `main()`.
struct ParsedInvocation {
  private let options: UniversalOptions
  private let root: any AsyncParsableCommand.Type

  init(_ options: UniversalOptions, _ root: any AsyncParsableCommand.Type) {
    (self.options, self.root) = (options, root)
  }

  private var arguments: [String] { ArgumentList.parsable(options.words) }
  private var path: CommandPath { CommandPath(arguments, from: root) }

  /// The command that the arguments name.
  var command: Result<any ParsableCommand, any Error> {
    Result {
      try ProgramArguments.check()
      if let problem = path.problem { throw ValidationError(problem) }
      return try root.parseAsRoot(arguments)
    }
  }

  /// Prints the error, or what was asked for, and ends the process.
  func end(_ error: any Error) -> Never {
    let code = root.exitCode(for: error)
    if code.isSuccess {
      // Help, the version, or a completion script.
      let text = HelpText.arranged(root.fullMessage(for: error))
      try? Console.print(options.showsAllHelp ? text : HelpText.shortened(text, of: path.words))
      exit(code.rawValue)
    }
    let message = root.message(for: error)
    if !message.isEmpty {
      let unknown = code == .validationFailure ? path.unknownOption(in: arguments) : nil
      Console.error("error: \(unknown ?? message)")
      if let usage = HelpText.usage(in: root.fullMessage(for: error), of: unknown ?? message) { Console.error(usage) }
    }
    exit(code.rawValue)
  }
}
