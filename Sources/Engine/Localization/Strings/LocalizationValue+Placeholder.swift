extension String.LocalizationValue {
  /// A placeholder for a value that is given later. Apple's page: Swift/String/LocalizationValue/Placeholder.
  public enum Placeholder: Hashable, Sendable {
    case int
    case uint
    case float
    case double
    /// Any value that has a text.
    case object

    /// The specifier in tables.
    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }

    /// The argument that is used until a value is given.
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
