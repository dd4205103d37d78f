import ArgumentParser
import Timelines

extension TimeLimit {
  /// A limit in seconds, more than none and at most a day.
  ///
  /// - Throws: A validation error, with exit code 64.
  static func inSeconds(_ argument: String) throws -> TimeLimit {
    guard let seconds = Double(argument), seconds > 0, seconds <= 86_400 else {
      throw ValidationError("'\(argument)' is no time limit. Write a number of seconds, at most 86400: 30, 0.5.")
    }
    return TimeLimit(.seconds(seconds))
  }
}
