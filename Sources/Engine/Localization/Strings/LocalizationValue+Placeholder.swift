extension String.LocalizationValue {
  /// A place in a text for a value that is given later. Apple's page: Swift/String/LocalizationValue/Placeholder.
  public enum Placeholder: Hashable, Sendable {
    /// A whole number.
    case int
    /// A whole number that is not negative.
    case uint
    /// A number.
    case float
    /// A number.
    case double
    /// Anything that can be written.
    case object

    /// As it is written in tables.
    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }

    /// What stands there as long as no value is given.
    var argument: FormatArgument {
      switch self {
      case .int: .integer(0)
      case .uint: .unsigned(0)
      case .float, .double: .floating(0)
      case .object: .string("")
      }
    }
  }
}
