/// A value that is kept elsewhere. Apple's page: SwiftUI/Binding.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding that reads and writes with closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that cannot change; what is written is dropped.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// A binding to an optional that is never nil; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional; nil if that is nil now. If it becomes nil later, the last value stays.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// The same binding; a still picture has no animations.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The same binding; a still picture has no transactions.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at `index`. Where the collection has become shorter, the last known element stays.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    let known = wrappedValue[index]
    func isValid(_ collection: Value) -> Bool { index >= collection.startIndex && index < collection.endIndex }
    return Binding<Value.Element>(
      get: { isValid(wrappedValue) ? wrappedValue[index] : known },
      set: { if isValid(wrappedValue) { wrappedValue[index] = $0 } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}
