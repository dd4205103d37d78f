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

  /// Prints why the arguments are invalid, or what they asked for, and ends the process.
  ///
  /// For each of its texts, the parser looks at all options, which takes unoptimized code half a second. The usual
  /// error needs one.
  func endParsing(_ error: any Error) -> Never {
    let text = root.fullMessage(for: error)
    if let message = HelpText.error(in: text) { reject(message, text) }
    end(error)
  }

  /// Prints the error, or what was asked for, and ends the process.
  func end(_ error: any Error) -> Never {
    let (code, message) = (root.exitCode(for: error), root.message(for: error))
    if code.isSuccess {
      // Help, the version, or a completion script.
      let text = HelpText.arranged(root.fullMessage(for: error))
      try? Console.print(options.showsAllHelp ? text : HelpText.shortened(text, of: path.words))
    } else if !message.isEmpty {
      if code == .validationFailure { reject(message, root.fullMessage(for: error)) }
      Console.error("error: \(message)")
    }
    exit(code.rawValue)
  }

  private func reject(_ message: String, _ text: String) -> Never {
    let message = path.unknownOption(in: arguments) ?? message
    Console.error("error: \(message)")
    if let usage = HelpText.usage(in: text, of: message) { Console.error(usage) }
    exit(ExitCode.validationFailure.rawValue)
  }
}
