public import Observation

/// Reads and writes a value that is stored elsewhere. Apple's page: SwiftUI/Binding.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a constant; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// Creates a binding to an optional that is never nil; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; nil if the value is nil. If it becomes nil later, the binding
  /// keeps the last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Returns the binding itself: a still picture has no animations.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding itself: a still picture has no transactions.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at `index`. If the collection becomes shorter, it keeps the last element that it read.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    let known = wrappedValue[index]
    func isValid(_ collection: Value) -> Bool { index >= collection.startIndex && index < collection.endIndex }
    return Binding<Value.Element>(
      get: { isValid(wrappedValue) ? wrappedValue[index] : known },
      set: { if isValid(wrappedValue) { wrappedValue[index] = $0 } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// Creates bindings to the properties of an observable object. Apple's page: SwiftUI/Bindable.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
