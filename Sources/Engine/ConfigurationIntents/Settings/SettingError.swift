/// Why a parameter cannot be set.
package enum SettingError: Error, Hashable, Sendable {
  case mismatch(parameter: String, value: String, type: String, expectation: String)
  case outOfBounds(parameter: String, value: String, bounds: String)
  case notAmong([ParameterChoice], parameter: String, value: String)
  case count(parameter: String, given: Int, allowed: String)
  case repeated(parameter: String)
  case unsupported(parameter: String, obstacle: String)
  case failed(parameter: String, reason: String)
}

extension SettingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .mismatch(let parameter, let value, let type, let expectation):
      "Invalid value '\(value)' for the setting '\(parameter)' of type \(type): expected \(expectation)."
    case .outOfBounds(let parameter, let value, let bounds):
      "Invalid value '\(value)' for the setting '\(parameter)': expected a number \(bounds)."
    case .notAmong(let choices, let parameter, let value):
      "Invalid value '\(value)' for the setting '\(parameter)'. " + Self.list(choices)
    case .count(let parameter, let given, let allowed):
      "Wrong number of values for the setting '\(parameter)': \(given) given, expected \(allowed)."
    case .repeated(let parameter): "The setting '\(parameter)' takes one value, but several were given."
    case .unsupported(let parameter, let obstacle):
      "The setting '\(parameter)' cannot be set: \(obstacle). Without --set, its default is used."
    case .failed(let parameter, let reason):
      "Cannot load the choices of the setting '\(parameter)': \(reason)."
    }
  }

  private static func list(_ choices: [ParameterChoice]) -> String {
    guard !choices.isEmpty else { return "It has no choices." }
    let shown = choices.prefix(30).map { choice in
      choice.title.flatMap { $0.lowercased() == choice.value.lowercased() ? nil : "\(choice.value) (\($0))" }
        ?? choice.value
    }
    let rest = choices.count > shown.count ? " and \(choices.count - shown.count) more" : ""
    return "Choose from: \(shown.joined(separator: ", "))\(rest)."
  }
}
