import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// A property that gets its value from the view tree before the body is evaluated. Apple's page:
/// SwiftUI/DynamicProperty.
///
/// Dynamic properties inside your own types are updated too.
public protocol DynamicProperty: SendableMetatype {
  /// Called before each evaluation of the body (default: does nothing).
  mutating func update()

  /// Reads the value for the view's position in the tree. Only the properties of this package implement it.
  mutating func _install(at site: _PropertySite)
}

extension DynamicProperty {
  public mutating func update() {}

  public mutating func _install(at site: _PropertySite) {
    site.installProperties(of: &self)
    update()
  }
}

/// Where a ``DynamicProperty`` of a view in the tree reads its value.
public struct _PropertySite {
  let context: _LoweringContext
  /// Bytes from the start of the view's value; identifies a property within its view.
  private(set) var offset: Int
  let problems: Problems
  /// The property's name with the names of the properties around it: `count`, `model.count`.
  var name = ""

  var change: Changes.Change { Changes.Change(path: context.path, name: name) }

  /// The objects that a view's properties need and the environment does not have.
  final class Problems {
    var missing: [String] = []
  }

  var environment: EnvironmentValues { context.environment }

  /// The storage of the view at this property, created on first use.
  func cell<Cell: AnyObject>(_ make: () -> Cell) -> Cell {
    context.pass.memory.cell(at: .init(path: context.path, offset: offset), make)
  }

  func installProperties<Value>(of value: inout Value) {
    let properties = DynamicPropertyLayouts.shared[Value.self]
    guard !properties.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for property in properties {
        var site = self
        site.offset += property.offset
        site.name = name.isEmpty ? property.name : "\(name).\(property.name)"
        site.install(property.type, at: start.advanced(by: property.offset))
      }
    }
  }

  private func install<Property: DynamicProperty>(_ type: Property.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: type).pointee._install(at: self)
  }
}

extension _LoweringContext {
  /// Returns `view`, a view or modifier, with its dynamic properties installed; nil, with a diagnostic, if one has no
  /// value.
  func installed<Value>(_ view: Value) -> Value? {
    guard !DynamicPropertyLayouts.shared[Value.self].isEmpty else { return view }
    var view = view
    let site = _PropertySite(context: self, offset: 0, problems: .init())
    site.installProperties(of: &view)
    for name in site.problems.missing {
      report(
        "environment.missing-object", "no object of type \(name) found in the environment; the view is left out")
    }
    return site.problems.missing.isEmpty ? view : nil
  }
}

/// The dynamic properties of view types, read from type metadata once per type.
final class DynamicPropertyLayouts: Sendable {
  struct Property: Sendable {
    let name: String
    let type: any DynamicProperty.Type
    let offset: Int
  }

  static let shared = DynamicPropertyLayouts()

  private let layouts = Mutex<[ObjectIdentifier: [Property]]>([:])

  /// Whether a type is certainly not dynamic. The cast of any other type is a search through all conformances.
  private static func isPlain(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
    switch kind {
    case .struct, .class: plainTypes.contains { $0 == type }
    case .enum: false
    default: true
    }
  }

  private static let plainTypes: [Any.Type] = [
    String.self, Int.self, Double.self, CGFloat.self, Bool.self, Date.self, URL.self, Color.self, Text.self, Image.self,
    Font.self, EmptyView.self,
  ]

  /// The dynamic stored properties of `type`; none for enumerations and classes.
  subscript<Value>(type: Value.Type) -> [Property] {
    if let known = layouts.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    var properties: [Property] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { name, offset, fieldType, kind in
      if Self.isPlain(fieldType, kind) { return true }
      if let dynamic = fieldType as? any DynamicProperty.Type {
        // A wrapped property is stored under its name with an underscore.
        let name = String(cString: name)
        properties.append(
          Property(name: String(name.drop { $0 == "_" }), type: dynamic, offset: offset))
      }
      return true
    }
    layouts.withLock { [properties] in $0[ObjectIdentifier(type)] = properties }
    return properties
  }
}
