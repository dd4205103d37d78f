import Localization

/// A type-erased parameter.
public protocol _AnyIntentParameter: AnyObject, Sendable {
  var _details: _ParameterDetails { get }
  /// How its values are parsed, written and listed.
  var _form: _ValueForm { get }
  /// The values as text; empty for none.
  var _texts: [String] { get }
  /// True if it has a value other than nil.
  var _hasValue: Bool { get }
  /// True if no value is required: it is optional, or its type has a blank value.
  var _canBeBlank: Bool { get }

  /// Sets a value of its type, or none for nil. Returns false for a value of another type.
  func _assign(_ value: (any Sendable)?) -> Bool
  /// Whether it has a provider, or its type a query.
  var _hasProvider: Bool { get }
  /// The default value of its provider or query.
  func _dynamicDefault() async -> (any Sendable)?
  /// The first value that its provider or query suggests.
  func _firstSuggestion() async throws -> (any Sendable)?
  /// Adds its value to the defaults of parameters of its type.
  func _add(to defaults: inout _IntentDefaults)
}

extension IntentParameter: _AnyIntentParameter {
  public var _form: _ValueForm {
    var form = _details.restriction?(Value._form) ?? Value._form
    guard let provider = _details.provider else { return form }
    let plain = form
    form.choices = .suggested { try await provider.choices(plain) }
    return form
  }

  public var _texts: [String] {
    guard let value = presentValue else { return [] }
    let form = Value._form
    if form.isArray, let elements = value as? [any Sendable] { return elements.compactMap(form.write) }
    return form.write(value).map { [$0] } ?? []
  }

  public var _hasValue: Bool { presentValue.map { !isNil($0) } ?? false }

  public var _canBeBlank: Bool { Value._blank != nil }

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

  public var _hasProvider: Bool { _details.provider != nil || Value.UnwrappedType.self is any AppEntity.Type }

  /// The default of the parameter's own provider, otherwise of its type's query.
  public func _dynamicDefault() async -> (any Sendable)? {
    if let provider = _details.provider { return await provider.defaultResult() }
    return await Self.typeProvider?.defaultResult()
  }

  /// The first result of the parameter's own provider, otherwise of its type's query.
  public func _firstSuggestion() async throws -> (any Sendable)? {
    try await (_details.provider ?? Self.typeProvider)?.first()
  }

  public func _add(to defaults: inout _IntentDefaults) { if let presentValue { defaults.add(presentValue) } }

  private static var typeProvider: ParameterProvider? {
    (Value.UnwrappedType.self as? any AppEntity.Type).map { provider($0) }
  }

  private static func provider<Entity: AppEntity>(_ type: Entity.Type) -> ParameterProvider {
    ParameterProvider(type.defaultQuery)
  }

  /// The value for conditions: the value, or the type's blank value.
  var currentValue: Value? { presentValue ?? Value._blank }

  /// The value as text; nil for none.
  var writtenValue: String? { _texts.isEmpty ? nil : _texts.joined(separator: ",") }

  private func isNil(_ value: Value) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
