extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _form: _ValueForm {
    var form = Wrapped._form
    form.isOptional = true
    return form
  }
  public static var _blank: Wrapped?? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {
  public static var _form: _ValueForm {
    var form = Element._form
    form.isArray = true
    form.collect = { $0.compactMap { $0 as? Element } }
    return form
  }
  public static var _blank: [Element]? { [] }
}
