import Foundation

/// Why an intent cannot continue. Apple's page: AppIntents/AppIntentError.
public enum AppIntentError: Error, Hashable, Sendable {
  case needsValue(parameter: String)
  /// The user would have to answer a question.
  case needsAnswer
  case needsToContinueInForeground
}

/// Ends the program in a getter that has no value to return.
enum MissingValue {
  static func stop(_ what: String, _ type: String) -> Never {
    let message = "error: \(what) has no value, and its type \(type) has no default value. Give it a default.\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    exit(65)
  }
}
