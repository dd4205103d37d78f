import ArgumentParser
import Rendering

/// What `--state` names.
enum StateArgument {
  case answer(RenderRequest.State)
  /// The state of a Live Activity, as for `--content-state`.
  case file(String)

  /// - Throws: A validation error, with exit code 64.
  init(argument: String) throws {
    do {
      self = .answer(try DrawingOption.states.value(argument))
    } catch let error as ValidationError {
      guard argument.contains(".") || argument.contains("/") else { throw error }
      self = .file(argument)
    }
  }
}
