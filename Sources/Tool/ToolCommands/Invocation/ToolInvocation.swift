import ArgumentParser
import Foundation
import ToolReports

/// A command that draws or calls providers in a time zone.
protocol ZonedCommand {
  var timeZone: TimeZone { get }
}

/// Runs a command line, from the arguments to the exit code.
///
/// Replaces the parser's `main()`, so that all errors have one form, `error: …`.
struct ToolInvocation<Root: AsyncParsableCommand> {
  private let arguments: [String]
  private let path: CommandPath
  private let command: Result<any ParsableCommand, any Error>

  /// Parses the arguments of the process. Validation has no effects.
  init() {
    let arguments = ArgumentList.parsable(Array(CommandLine.arguments.dropFirst()))
    let path = CommandPath(arguments, from: Root.self)
    command = Result {
      try ProgramArguments.check()
      if let problem = path.problem { throw ValidationError(problem) }
      return try Root.parseAsRoot(arguments)
    }
    (self.arguments, self.path) = (arguments, path)
  }

  /// The time zone of the command's pictures; GMT if it draws none.
  var timeZone: TimeZone { ((try? command.get()) as? any ZonedCommand)?.timeZone ?? .gmt }

  func run() async -> Never {
    do {
      var command = try command.get()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(error)
    }
    Root.exit()
  }

  private func end(_ error: any Error) -> Never {
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
