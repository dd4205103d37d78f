public import LayoutEngine

/// A change that can be applied to any view. Apple's page: SwiftUI/ViewModifier.
public protocol ViewModifier {
  /// The modified view, inside ``body(content:)``.
  typealias Content = _ViewModifier_Content<Self>
  associatedtype Body: View

  @ViewBuilder func body(content: Content) -> Body

  /// Lowers `content` with the modifier applied. Only this package implements it.
  func _lower(_ content: Content, in context: _LoweringContext) -> [LayoutNode]
}

extension ViewModifier {
  /// Inlined, as the method of ``View`` is.
  @inlinable
  public func _lower(_ content: Content, in context: _LoweringContext) -> [LayoutNode] {
    context._lowerBody(of: self) { $0.body(content: content) }
  }
}

extension _LoweringContext {
  public func _lowerBody<Modifier: ViewModifier>(
    of modifier: Modifier, _ body: (Modifier) -> some View
  ) -> [LayoutNode] {
    let inside = entering(Modifier.self)
    guard let modifier = inside.installed(modifier) else { return [] }
    return inside.evaluating { body(modifier) }._lower(in: inside)
  }
}

public struct _ViewModifier_Content<Modifier>: PrimitiveView {
  let lower: (_LoweringContext) -> [LayoutNode]

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { lower(context) }
}

/// A view with a modifier applied. Apple's page: SwiftUI/ModifiedContent.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    modifier._lower(_ViewModifier_Content { content._lower(in: $0) }, in: context)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies one modifier, then the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Combines both modifiers into one. Apple's page: SwiftUI/ViewModifier/concat(_:).
  public func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing. Apple's page: SwiftUI/EmptyModifier.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies `modifier`. Apple's page: SwiftUI/View/modifier(_:).
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view that wraps each node of its content in a node: what the modifiers of this package return.
public struct _UnaryView<Content> {
  let content: Content
  let wrap: (LayoutNode, _LoweringContext) -> LayoutNode
}

extension _UnaryView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package init(_ content: Content, wrap: @escaping (LayoutNode, _LoweringContext) -> LayoutNode) {
    self.content = content
    self.wrap = wrap
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    content._lower(in: context).map { wrap($0, context) }
  }
}
