public import LayoutEngine

/// No view at all. Apple's page: SwiftUI/EmptyView.
public struct EmptyView: PrimitiveView {
  /// Creates nothing.
  public init() {}

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { [] }
}

/// Several views of a builder block, in order. Apple's page: SwiftUI/TupleView.
public struct TupleView<Content>: PrimitiveView {
  /// The views.
  public var value: Content
  private let lower: (_LoweringContext) -> [LayoutNode]

  init(_ value: Content, lower: @escaping (_LoweringContext) -> [LayoutNode]) {
    self.value = value
    self.lower = lower
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { lower(context) }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    switch storage {
    case .first(let view): view._lower(in: context.child(0, role: "if"))
    case .second(let view): view._lower(in: context.child(1, role: "else"))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The wrapped view's nodes, or none.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { self?._lower(in: context) ?? [] }
}

/// Any view, its type forgotten. Apple's page: SwiftUI/AnyView.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// Forgets the type of `view`.
  public init(_ view: some View) { self.view = view }

  init(_ view: any View) { self.view = view }

  /// Forgets the type of `view`.
  public init(erasing view: some View) { self.view = view }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    func lower<Wrapped: View>(_ view: Wrapped) -> [LayoutNode] { view._lower(in: context.entering(Wrapped.self)) }
    return lower(view)
  }
}

/// Several views where one is asked for; modifiers go to each. Apple's page: SwiftUI/Group.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Groups the views of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context) }
}
