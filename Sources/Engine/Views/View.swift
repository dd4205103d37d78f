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
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.entering(Self.self)
    guard !inside.isTooDeep, let view = inside.installed(self) else { return [] }
    return DiagnosticLog.withSubject(inside.path) { inside.evaluating { view.body }._lower(in: inside) }
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
