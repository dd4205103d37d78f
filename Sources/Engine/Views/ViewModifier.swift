public import LayoutEngine

/// A change to a view that can be applied to any. Apple's page: SwiftUI/ViewModifier.
public protocol ViewModifier {
  /// The view that the modifier changes, inside ``body(content:)``.
  typealias Content = _ViewModifier_Content<Self>
  /// The type of the changed view.
  associatedtype Body: View

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier was applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let lower: (_LoweringContext) -> [LayoutNode]

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { lower(context) }
}

/// A view with a modifier. Apple's page: SwiftUI/ModifiedContent.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.entering(Modifier.self)
    guard let modifier = inside.installed(modifier) else { return [] }
    let changed = inside.evaluating { modifier.body(content: _ViewModifier_Content { content._lower(in: $0) }) }
    return changed._lower(in: inside)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Lowered by itself.
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies one modifier, then the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Both modifiers as one. Apple's page: SwiftUI/ViewModifier/concat(_:).
  public func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing. Apple's page: SwiftUI/EmptyModifier.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The one that there is.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies `modifier`. Apple's page: SwiftUI/View/modifier(_:).
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
