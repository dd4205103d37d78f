import Diagnostics
public import LayoutEngine

/// A piece of a widget. Apple's page: SwiftUI/View.
///
/// Views are values: they are asked once for each entry, on whatever thread draws it, and are not isolated to the main
/// actor as Apple's are.
public protocol View {
  /// The type of ``body``.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Lowers the view to layout nodes: none, one or several. Only the views of this package say anything here; a view of
  /// your own is lowered to what its body is lowered to.
  func _lower(in context: _LoweringContext) -> [LayoutNode]
}

extension View {
  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.entering(Self.self)
    guard !inside.isTooDeep, let view = inside.installed(self) else { return [] }
    return DiagnosticLog.withSubject(inside.path) { inside.evaluating { view.body }._lower(in: inside) }
  }
}

extension Never: View {
  /// Nothing has no body but nothing.
  public typealias Body = Never

  /// Unreachable.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    switch self {}
  }
}

extension View where Body == Never {
  /// A view that is lowered by itself has no body; asking for it is a mistake in the code that asks.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that is lowered by itself.
package protocol PrimitiveView: View where Body == Never {}
