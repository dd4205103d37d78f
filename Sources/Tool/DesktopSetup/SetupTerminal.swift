import ArgumentParser
import Foundation
import ToolReports

/// Asks questions at a terminal: a default in brackets, which Enter accepts.
package struct SetupTerminal {
  private let isAsking: Bool
  private let readLine: () -> String?
  private let write: (String) -> Void

  /// - Parameters:
  ///   - isAsking: Whether to ask; otherwise every answer is the default.
  ///   - readLine: The next line of the input; nil at its end.
  ///   - write: Writes a text without a line break.
  package init(
    isAsking: Bool, readLine: @escaping () -> String? = { Swift.readLine() },
    write: @escaping (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
  ) {
    (self.isAsking, self.readLine, self.write) = (isAsking, readLine, write)
  }

  /// Writes a line, if questions are asked.
  package func say(_ line: String) { if isAsking { write("\(line)\n") } }

  /// Asks until the answer is valid.
  ///
  /// - Parameters:
  ///   - given: An answer from the command line, for which nothing is asked.
  ///   - usual: The default.
  /// - Throws: The error of an invalid answer from the command line or of an invalid default; a failure with exit code 64
  ///   at the end of the input.
  package func answer<Value>(
    _ question: String, _ notes: [String] = [], given: String? = nil, usual: String,
    _ value: (String) throws -> Value
  ) throws -> Value {
    if let given { return try value(given) }
    guard isAsking else { return try value(usual) }
    for note in notes { say("  \(note)") }
    while true {
      write("\(question) [\(usual)]: ")
      guard let line = readLine() else {
        write("\n")
        throw ToolError("the input ended; nothing was changed", exitCode: .validationFailure)
      }
      let word = line.trimmingCharacters(in: .whitespaces)
      do { return try value(word.isEmpty ? usual : word) } catch let error as ValidationError {
        say("  \(error.message)")
      } catch let error as ToolError {
        say("  \(error.message)")
      }
    }
  }

  /// Asks a question whose answer is yes or no.
  ///
  /// - Returns: The default, unless it was asked.
  package func agrees(_ question: String, usual: Bool) throws -> Bool {
    try answer(question, usual: usual ? "Y/n" : "y/N") { word in
      switch word.lowercased() {
      case "y", "yes": true
      case "n", "no": false
      case "y/n": usual
      default: throw ValidationError("Answer y or n.")
      }
    }
  }
}
