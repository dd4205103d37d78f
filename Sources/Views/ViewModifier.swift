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
  /// The view that this one is made of.
  public var body: some View {
    modifier.body(content: _ViewModifier_Content { content._lower(in: $0) })
  }
}

extension View {
  /// Applies `modifier`. Apple's page: SwiftUI/View/modifier(_:).
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
