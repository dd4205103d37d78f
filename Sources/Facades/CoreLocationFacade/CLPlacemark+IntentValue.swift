public import ConfigurationIntents

extension CLPlacemark: @unchecked Sendable {}

extension CLPlacemark: _IntentValue {
  public typealias UnwrappedType = CLPlacemark

  public static var _form: _ValueForm {
    .unsupported("CLPlacemark", because: "places cannot be given to a widget on the command line")
  }
}
