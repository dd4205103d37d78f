package import ArgumentParser
import Foundation
package import Rendering
package import Scheduling
package import SystemIO
import Typesetting

/// Why a command failed: one sentence, and an exit code of sysexits.
package struct ToolError: Error, Codable {
  package let message: String
  private let code: Int32
  /// Whether the widget's code still runs: it did not return in time.
  package private(set) var isStillRunning = false

  package var exitCode: ExitCode { ExitCode(code) }

  package init(_ message: String, exitCode: ExitCode) {
    self.message = message
    code = exitCode.rawValue
  }

  /// Runs a command's work. A failure is printed to standard error and becomes the exit code.
  package static func reporting(_ work: () throws -> Void) throws {
    do { try work() } catch { throw exitCode(for: error) }
  }

  package static func reporting(_ work: () async throws -> Void) async throws {
    do { try await work() } catch { throw exitCode(for: error) }
  }

  /// Prints all failures but the last, and throws the last.
  package static func reportAll(_ failures: [ToolError]) throws(ToolError) {
    for failure in failures.dropLast() { Console.error("error: \(failure.message)") }
    if let last = failures.last { throw last }
  }

  private static func exitCode(for error: any Error) -> any Error {
    if let faults = error as? any InvalidDataError {
      for line in faults.lines { Console.error(line) }
      return ExitCode.badData
    }
    guard let failure = ToolError(known: error) else { return error }
    Console.error("error: \(failure.message)")
    return failure.exitCode
  }
}

extension ToolError {
  /// The failure of a picture; nil for an error that the parser of the command line prints.
  private init?(known error: any Error) {
    guard let failure = (error as? ToolError) ?? (error as? RenderError).map({ ToolError($0) }) else { return nil }
    self = failure
  }

  /// The failure that any error of a command would be.
  package init(anyOf error: any Error) {
    if let failure = ToolError(known: error) {
      self = failure
    } else if let error = error as? ValidationError {
      self.init(error.message, exitCode: .validationFailure)
    } else {
      self.init("\(error)", exitCode: .software)
    }
  }
}

/// What is wrong with data, in lines of their own: exit code 65.
package protocol InvalidDataError: Error {
  var lines: [String] { get }
}

extension ExitCode {
  /// Findings of `--strict` or `snapshot verify`.
  package static let findings = ExitCode(2)
  /// Invalid input data (EX_DATAERR).
  package static let badData = ExitCode(65)
  /// A missing input (EX_NOINPUT).
  package static let noInput = ExitCode(66)
  /// A missing program, library or font (EX_UNAVAILABLE).
  package static let unavailable = ExitCode(69)
  /// An internal error, or one in a widget's code (EX_SOFTWARE).
  package static let software = ExitCode(70)
  /// A file cannot be created (EX_CANTCREAT).
  package static let cannotCreate = ExitCode(73)
  /// A file cannot be written (EX_IOERR).
  package static let inputOutput = ExitCode(74)
  /// A temporary failure, such as a provider's timeout (EX_TEMPFAIL).
  package static let temporary = ExitCode(75)
}

extension ToolError {
  package init(_ error: AtomicFileError) {
    self.init("\(error)".printable, exitCode: error.kind == .cannotCreate ? .cannotCreate : .inputOutput)
  }

  package init(_ error: StoreError) {
    self.init("\(error)", exitCode: error.isDisk ? .inputOutput : .cannotCreate)
  }

  package init(_ error: RenderError) {
    switch error {
    case .unsupportedFamily, .unsupportedState, .unsupportedMode, .unsupportedLook, .missingEntry:
      self.init("\(error)", exitCode: .validationFailure)
    case .backdrop: self.init("\(error)".printable, exitCode: error.isUnreadableFile ? .noInput : .badData)
    case .emptyTimeline, .intent: self.init("\(error)", exitCode: .badData)
    case .noAnswer, .timedOut, .intentTimedOut:
      let place = CrashExplanation.placeOfRunningCode()
      let lines = ["\(error); set a longer limit with --time-limit SECONDS"] + (place?.runningLines ?? [])
      self.init(lines.joined(separator: "\n"), exitCode: .temporary)
      isStillRunning = true
    case .abandoned:
      self.init("\(error); --state placeholder or --state snapshot may not need it", exitCode: .temporary)
    case .text: self.init("\(error)", exitCode: .unavailable)
    case .painting, .encoding: self.init("\(error)", exitCode: .software)
    }
  }
}
