public import ConfigurationIntents

extension CLPlacemark: @unchecked Sendable {}

extension CLPlacemark: _IntentValue {
  /// A place, whatever it knows besides.
  public typealias UnwrappedType = CLPlacemark

  /// Places cannot be given.
  public static var _form: _ValueForm {
    .unsupported("CLPlacemark", because: "places cannot be given to a widget on the command line")
  }
}
