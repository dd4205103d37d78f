import ArgumentParser
import SystemSettings
package import Timelines

extension TimeLimit {
  /// The environment variable with the default of `--time-limit`, for slow machines.
  package static let variable = "ALMANAC_TIME_LIMIT"

  /// The default of `--time-limit`.
  package static let usual = ToolProcess.variables[variable].flatMap { try? inSeconds($0) } ?? .standard

  /// - Throws: A validation error, with exit code 64, if the variable's value is invalid.
  static func checkVariable() throws {
    do {
      if let text = ToolProcess.variables[variable] { _ = try inSeconds(text) }
    } catch let error as ValidationError {
      throw ValidationError("\(variable): \(error.message)")
    }
  }

  /// Parses a limit in seconds, more than 0 and at most a day.
  ///
  /// - Throws: A validation error, with exit code 64.
  static func inSeconds(_ argument: String) throws -> TimeLimit {
    guard let seconds = Double(argument), seconds > 0, seconds <= 86_400 else {
      throw ValidationError(
        "invalid time limit '\(argument)'. Use a number of seconds, at most 86400, such as 30 or 0.5.")
    }
    return TimeLimit(.seconds(seconds))
  }
}
