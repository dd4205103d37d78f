import ArgumentParser
import Foundation
import ToolReports
import Widgets

/// A command that draws or calls providers in a time zone.
protocol ZonedCommand {
  var timeZone: TimeZone { get }
}

/// A command line that was read: its time zone, and how to run it.
struct ToolInvocation {
  /// The time zone to set for the process; nil if the command needs none.
  let timeZone: TimeZone?
  private let work: () async throws -> Void
  /// The parser's forms of errors.
  private let parser: ParsedInvocation

  /// Reads the arguments of the process. Validation has no effects.
  ///
  /// - Parameter action: What was read without the parser, if it could be.
  init(
    _ options: UniversalOptions, _ action: (any CommandAction)?, _ bundle: any WidgetBundle.Type,
    of root: any AsyncParsableCommand.Type
  ) {
    let parser = ParsedInvocation(options, root)
    self.parser = parser
    if let action {
      (timeZone, work) = (action.timeZone, { try await action.run(bundle) })
    } else {
      let command = parser.command
      timeZone = ((try? command.get()) as? any ZonedCommand)?.timeZone ?? .gmt
      work = {
        switch command {
        case .success(let command): try await Self.run(command)
        case .failure(let error): parser.endParsing(error)
        }
      }
    }
  }

  private static func run(_ command: any ParsableCommand) async throws {
    var command = command
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }

  func run() async -> Never {
    do {
      try await work()
    } catch {
      parser.end(error)
    }
    exit(EXIT_SUCCESS)
  }
}
