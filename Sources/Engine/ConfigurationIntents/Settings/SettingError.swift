/// Why a parameter cannot be set as it was asked.
package enum SettingError: Error, Hashable, Sendable {
  /// The text is no value of the parameter's type.
  case mismatch(parameter: String, value: String, type: String, expectation: String)
  /// The number is too small or too large.
  case outOfBounds(parameter: String, value: String, bounds: String)
  /// There is no such choice.
  case notAmong([ParameterChoice], parameter: String, value: String)
  /// Too few or too many values.
  case count(parameter: String, given: Int, allowed: String)
  /// Several values for a parameter that takes one.
  case repeated(parameter: String)
  /// Values cannot be given on a command line.
  case unsupported(parameter: String, obstacle: String)
  /// The parameter's provider or query failed.
  case failed(parameter: String, reason: String)
}

extension SettingError: CustomStringConvertible {
  /// One or two sentences: what is wrong, and what is allowed.
  package var description: String {
    switch self {
    case .mismatch(let parameter, let value, let type, let expectation):
      "'\(value)' is no value of the setting '\(parameter)', which is of the type \(type). Write \(expectation)."
    case .outOfBounds(let parameter, let value, let bounds):
      "The setting '\(parameter)' cannot be \(value). Write a number \(bounds)."
    case .notAmong(let choices, let parameter, let value):
      "'\(value)' is not among the choices of the setting '\(parameter)'. " + Self.list(choices)
    case .count(let parameter, let given, let allowed):
      "The setting '\(parameter)' cannot have \(given) values. Give it \(allowed)."
    case .repeated(let parameter): "The setting '\(parameter)' takes one value, and was given several."
    case .unsupported(let parameter, let obstacle):
      "The setting '\(parameter)' cannot be given here: \(obstacle). Its default is used without --set."
    case .failed(let parameter, let reason):
      "The choices of the setting '\(parameter)' cannot be asked for: \(reason)."
    }
  }

  private static func list(_ choices: [ParameterChoice]) -> String {
    guard !choices.isEmpty else { return "There is none." }
    let shown = choices.prefix(30).map { choice in
      choice.title.flatMap { $0.lowercased() == choice.value.lowercased() ? nil : "\(choice.value) (\($0))" }
        ?? choice.value
    }
    let rest = choices.count > shown.count ? " and \(choices.count - shown.count) more" : ""
    return "Choose from: \(shown.joined(separator: ", "))\(rest)."
  }
}
