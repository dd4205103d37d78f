package import ArgumentParser
import AtomicFiles
import Typesetting
import Foundation
import Rendering
import Scheduling

/// Why a command stopped, in one sentence, with the exit code of sysexits that says so to scripts.
package struct ToolError: Error, Codable {
  package let message: String
  private let code: Int32

  package var exitCode: ExitCode { ExitCode(code) }

  package init(_ message: String, exitCode: ExitCode) {
    self.message = message
    code = exitCode.rawValue
  }

  /// Does a command's work. A failure is printed to standard error and becomes its exit code.
  package static func reporting(_ work: () throws -> Void) throws {
    do { try work() } catch { throw exitCode(for: error) }
  }

  /// The same for work that waits.
  package static func reporting(_ work: () async throws -> Void) async throws {
    do { try await work() } catch { throw exitCode(for: error) }
  }

  /// Reports all of `failures`; the last is thrown.
  static func reportAll(_ failures: [ToolError]) throws(ToolError) {
    for failure in failures.dropLast() { Console.error("error: \(failure.message)") }
    if let last = failures.last { throw last }
  }

  private static func exitCode(for error: any Error) -> any Error {
    if let faults = error as? ConfigurationErrors {
      for line in faults.lines { Console.error(line) }
      return ExitCode.badData
    }
    let failure = (error as? ToolError) ?? (error as? RenderError).map { ToolError($0) }
    guard let failure else { return error }
    Console.error("error: \(failure.message)")
    return failure.exitCode
  }
}

extension ExitCode {
  /// `--strict` or `verify` found something.
  package static let findings = ExitCode(2)
  /// The data are not what they should be.
  package static let badData = ExitCode(65)
  /// An input is not there.
  package static let noInput = ExitCode(66)
  /// Something that must be installed is not.
  package static let unavailable = ExitCode(69)
  /// A mistake in the program: ours, or that of a widget's own code.
  package static let software = ExitCode(70)
  /// A file cannot be created.
  package static let cannotCreate = ExitCode(73)
  /// A file cannot be written.
  package static let inputOutput = ExitCode(74)
  /// It may go well another time: a provider did not answer.
  package static let temporary = ExitCode(75)
}

extension ToolError {
  init(_ error: AtomicFileError) {
    self.init("\(error)".printable, exitCode: error.kind == .cannotCreate ? .cannotCreate : .inputOutput)
  }

  init(_ error: StoreError) {
    self.init("\(error)", exitCode: error.isDisk ? .inputOutput : .cannotCreate)
  }

  init(_ error: RenderError) {
    switch error {
    case .unsupportedFamily: self.init("\(error)", exitCode: .validationFailure)
    case .emptyTimeline: self.init("\(error)", exitCode: .badData)
    case .noAnswer, .overdue:
      let place = CrashExplanation.placeOfRunningCode()
      let lines = ["\(error); --time-limit SECONDS waits longer"] + (place?.runningLines ?? [])
      self.init(lines.joined(separator: "\n"), exitCode: .temporary)
    case .abandoned:
      self.init("\(error); --state placeholder or --state snapshot may need none", exitCode: .temporary)
    case .text: self.init("\(error)", exitCode: .unavailable)
    case .painting, .encoding: self.init("\(error)", exitCode: .software)
    }
  }
}
