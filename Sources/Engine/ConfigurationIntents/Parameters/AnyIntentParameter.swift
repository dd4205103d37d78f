import Localization

/// A parameter, the type of its values forgotten.
public protocol _AnyIntentParameter: AnyObject, Sendable {
  /// What is known of it.
  var _details: _ParameterDetails { get }
  /// How its values are read, written and listed.
  var _form: _ValueForm { get }
  /// The values as they are written; empty for none.
  var _written: [String] { get }
  /// True if it has a value.
  var _hasValue: Bool { get }
  /// True if it needs none: it is optional, or its type has a value for nothing.
  var _canBeBlank: Bool { get }

  /// Takes a value of its type, or nil for none. False if the value is of another type.
  func _assign(_ value: (any Sendable)?) -> Bool
  /// What its provider or query says it should be at first.
  func _dynamicDefault() async -> (any Sendable)?
  /// The first of what its provider or query suggests.
  func _firstSuggestion() async throws -> (any Sendable)?
  /// Adds its value to those that parameters of the type take when they have none.
  func _add(to defaults: inout _IntentDefaults)
}

extension IntentParameter: _AnyIntentParameter {
  /// That of the type, with the choices of the parameter's own provider.
  public var _form: _ValueForm {
    var form = _details.narrowing?(Value._form) ?? Value._form
    guard let provider = _details.provider else { return form }
    let plain = form
    form.choices = .suggested { try await provider.choices(plain) }
    return form
  }

  /// The values as they are written; empty for none.
  public var _written: [String] {
    guard let value = presentValue else { return [] }
    let form = Value._form
    if form.isArray, let elements = value as? [any Sendable] { return elements.compactMap(form.write) }
    return form.write(value).map { [$0] } ?? []
  }

  /// True if there is a value that is not an optional's nil.
  public var _hasValue: Bool { presentValue.map { !isNil($0) } ?? false }

  /// True if nothing needs to be set.
  public var _canBeBlank: Bool { Value._blank != nil }

  /// Takes a value, or nil for none.
  public func _assign(_ value: (any Sendable)?) -> Bool {
    guard let value else {
      guard let blank = Value._blank else { return false }
      wrappedValue = blank
      return true
    }
    guard let value = value as? Value else { return false }
    wrappedValue = value
    return true
  }

  /// The default of the parameter's own provider, else of its type's query.
  public func _dynamicDefault() async -> (any Sendable)? {
    if let provider = _details.provider { return await provider.defaultResult() }
    return await Self.typeProvider?.defaultResult()
  }

  /// The first result of the parameter's own provider, else of its type's query.
  public func _firstSuggestion() async throws -> (any Sendable)? {
    try await (_details.provider ?? Self.typeProvider)?.first()
  }

  /// Adds the value.
  public func _add(to defaults: inout _IntentDefaults) { if let presentValue { defaults.add(presentValue) } }

  private static var typeProvider: ParameterProvider? {
    (Value.UnwrappedType.self as? any AppEntity.Type).map { provider($0) }
  }

  private static func provider<Entity: AppEntity>(_ type: Entity.Type) -> ParameterProvider {
    ParameterProvider(type.defaultQuery)
  }

  /// The value that counts in conditions: what a type has for nothing where there is none.
  var currentValue: Value? { presentValue ?? Value._blank }

  /// The value as it is written; nil for none.
  var writtenValue: String? { _written.isEmpty ? nil : _written.joined(separator: ",") }

  private func isNil(_ value: Value) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
