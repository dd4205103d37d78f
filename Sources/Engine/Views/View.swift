import Diagnostics
public import LayoutEngine

/// A part of a widget's interface. Apple's page: SwiftUI/View.
///
/// The body of a view is evaluated for each entry, on any thread. Unlike Apple's, views are not isolated to the main
/// actor.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Lowers the view to any number of layout nodes. Only the views of this package implement it; other views are
  /// lowered through their body.
  func _lower(in context: _LoweringContext) -> [LayoutNode]
}

extension View {
  /// Inlined, so that the compiler knows the type of the body. The runtime would make the type from its name, and search for a
  /// conformance for each of its constraints.
  @inlinable
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { context._lowerBody(of: self) { $0.body } }
}

extension _LoweringContext {
  public func _lowerBody<Subject: View>(of view: Subject, _ body: (Subject) -> some View) -> [LayoutNode] {
    let inside = entering(Subject.self)
    guard !inside.isTooDeep, let view = inside.installed(view) else { return [] }
    return DiagnosticLog.withSubject(inside.path) { inside.evaluating { body(view) }._lower(in: inside) }
  }
}

extension Never: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    switch self {}
  }
}

extension View where Body == Never {
  /// Traps: a primitive view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that is lowered directly, not through a body.
package protocol PrimitiveView: View where Body == Never {}
