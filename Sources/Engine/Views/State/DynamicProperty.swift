/// A property of a view that gets its value from the tree before the view's body is asked for.
/// Apple's page: SwiftUI/DynamicProperty.
///
/// Properties of this kind inside a property of your own are found too.
public protocol DynamicProperty: SendableMetatype {
  /// Called each time before the body of the view is asked for. Does nothing unless you say otherwise.
  mutating func update()

  /// Takes the value of the place where the view stands. Only the properties of this package say anything here.
  mutating func _install(at site: _PropertySite)
}

extension DynamicProperty {
  /// See ``DynamicProperty/update()``.
  public mutating func update() {}

  /// See ``DynamicProperty/_install(at:)``.
  public mutating func _install(at site: _PropertySite) {
    site.installProperties(of: &self)
    update()
  }
}

/// A property of a view that stands in the tree: what a ``DynamicProperty`` takes its value from.
public struct _PropertySite {
  let context: _LoweringContext
  /// Bytes from the start of the view's value; tells the properties of one view apart.
  private(set) var offset: Int
  let problems: Problems
  /// What the property is called, outermost first: `count`, `model.count`.
  var name = ""

  /// What is said of the property when it changes.
  var change: Changes.Change { Changes.Change(path: context.path, name: name) }

  /// What the properties of one view lack to let it be drawn.
  final class Problems {
    var missing: [String] = []
  }

  var environment: EnvironmentValues { context.environment }

  /// What the view remembers here, made on first use.
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
  /// `view`, a view or modifier, with the values of this place in its dynamic properties; nil if one has none, which is
  /// reported.
  func installed<Value>(_ view: Value) -> Value? {
    guard !DynamicPropertyLayouts.shared[Value.self].isEmpty else { return view }
    var view = view
    let site = _PropertySite(context: self, offset: 0, problems: .init())
    site.installProperties(of: &view)
    for name in site.problems.missing {
      report(
        "environment.missing-object", "no view above provides a \(name); the view is left out")
    }
    return site.problems.missing.isEmpty ? view : nil
  }
}
