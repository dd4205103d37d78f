import FoundationAdditions

/// A type that a managed object's property can have.
protocol ManagedValue {
  /// The value of an unset property.
  static var absent: Self { get }
  /// The value converted to this type; `nil` if that is impossible.
  static func from(_ value: Any) -> Self?
}

/// Converts stored values to the types that classes declare.
enum ManagedValues {
  static func converted<Value>(_ stored: Any?) -> Value {
    if let stored {
      if let value = stored as? Value { return value }
      if let number = ValueOrder.number(stored).map({ NSNumber(value: $0) }) as? Value { return number }
      if let type = Value.self as? any ManagedValue.Type, let value = type.from(stored) as? Value { return value }
    }
    if let type = Value.self as? any ManagedValue.Type, let value = type.absent as? Value { return value }
    // As on Apple's systems: a property whose type has no empty value was read before it was set.
    preconditionFailure("a managed property of the type \(Value.self) has no value")
  }
}

extension Optional: ManagedValue {
  static var absent: Wrapped? { nil }
  static func from(_ value: Any) -> Wrapped?? {
    if let value = value as? Wrapped { return .some(value) }
    return (Wrapped.self as? any ManagedValue.Type).flatMap { $0.from(value) as? Wrapped }
  }
}

extension ManagedValue where Self: FixedWidthInteger {
  static var absent: Self { 0 }
  static func from(_ value: Any) -> Self? {
    ValueOrder.number(value).flatMap { Self(exactly: $0.rounded(.towardZero)) }
  }
}

extension ManagedValue where Self: BinaryFloatingPoint {
  static var absent: Self { 0 }
  static func from(_ value: Any) -> Self? { ValueOrder.number(value).map { Self($0) } }
}

extension Int: ManagedValue {}
extension Int16: ManagedValue {}
extension Int32: ManagedValue {}
extension Int64: ManagedValue {}
extension Double: ManagedValue {}
extension Float: ManagedValue {}

extension Bool: ManagedValue {
  static var absent: Bool { false }
  static func from(_ value: Any) -> Bool? { ValueOrder.number(value).map { $0 != 0 } }
}

extension String: ManagedValue {
  static var absent: String { "" }
  static func from(_ value: Any) -> String? { ValueOrder.text(value) }
}

extension Date: ManagedValue {
  static var absent: Date { Date(timeIntervalSinceReferenceDate: 0) }
  static func from(_ value: Any) -> Date? {
    value as? Date ?? ValueOrder.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}

extension Data: ManagedValue {
  static var absent: Data { Data() }
  static func from(_ value: Any) -> Data? { value as? Data }
}

extension UUID: ManagedValue {
  static var absent: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  static func from(_ value: Any) -> UUID? { value as? UUID ?? ValueOrder.text(value).flatMap(UUID.init) }
}

extension Decimal: ManagedValue {
  static var absent: Decimal { 0 }
  static func from(_ value: Any) -> Decimal? {
    (value as? NSNumber)?.decimalValue ?? ValueOrder.number(value).map { Decimal($0) }
  }
}

extension Array: ManagedValue {
  static var absent: [Element] { [] }
  static func from(_ value: Any) -> [Element]? { KeyPathReading.elements(of: value)?.compactMap { $0 as? Element } }
}

extension Set: ManagedValue {
  static var absent: Set<Element> { [] }
  static func from(_ value: Any) -> Set<Element>? {
    guard let elements = KeyPathReading.elements(of: value) else { return nil }
    return elements.reduce(into: []) { set, element in if let element = element as? Element { set.insert(element) } }
  }
}
