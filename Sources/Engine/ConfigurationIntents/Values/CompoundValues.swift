extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type without its optionality.
  public typealias UnwrappedType = Wrapped.UnwrappedType

  /// That of the wrapped type, or nothing.
  public static var _form: _ValueForm {
    var form = Wrapped._form
    form.isOptional = true
    return form
  }
  /// Nothing.
  public static var _blank: Wrapped?? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// Several values of the element's type.
  public static var _form: _ValueForm {
    var form = Element._form
    form.isArray = true
    form.collect = { $0.compactMap { $0 as? Element } }
    return form
  }
  /// No values.
  public static var _blank: [Element]? { [] }
}
