import ArgumentParser
import Foundation
import ToolReports

/// Runs a command line, from the arguments to the exit code.
///
/// Replaces the parser's `main()`, so that all errors have one form, `error: …`.
struct Invocation<Root: AsyncParsableCommand> {
  private let arguments = ArgumentList.parsable(Array(CommandLine.arguments.dropFirst()))

  func run() async -> Never {
    let path = CommandPath(arguments, from: Root.self)
    do {
      try ProgramArguments.check()
      if let problem = path.problem { throw ValidationError(problem) }
      var command = try Root.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(error, path)
    }
    Root.exit()
  }

  private func end(_ error: any Error, _ path: CommandPath) -> Never {
    let code = Root.exitCode(for: error)
    if code.isSuccess {
      // Help, the version, or a completion script.
      try? Console.print(HelpText.arranged(Root.fullMessage(for: error)))
      Foundation.exit(code.rawValue)
    }
    let message = Root.message(for: error)
    if !message.isEmpty {
      let unknown = code == .validationFailure ? path.unknownOption(in: arguments) : nil
      Console.error("error: \(unknown ?? message)")
      if let usage = HelpText.usage(in: Root.fullMessage(for: error), of: unknown ?? message) { Console.error(usage) }
    }
    Foundation.exit(code.rawValue)
  }
}
