public import LayoutEngine

/// A view without content. Apple's page: SwiftUI/EmptyView.
public struct EmptyView: PrimitiveView {
  public init() {}

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { [] }
}

/// The views of a builder block, in order. Apple's page: SwiftUI/TupleView.
public struct TupleView<Content>: PrimitiveView {
  public var value: Content
  private let lower: (_LoweringContext) -> [LayoutNode]

  init(_ value: Content, lower: @escaping (_LoweringContext) -> [LayoutNode]) {
    self.value = value
    self.lower = lower
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { lower(context) }
}

/// One branch of an `if` or a `switch`.
public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage

  /// The content of the branch that was taken.
  package var chosen: Any {
    switch storage {
    case .first(let content): content
    case .second(let content): content
    }
  }
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    switch storage {
    case .first(let view): view._lower(in: context.child(0, role: "if"))
    case .second(let view): view._lower(in: context.child(1, role: "else"))
    }
  }
}

extension Optional: View where Wrapped: View {
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { self?._lower(in: context) ?? [] }
}

/// A type-erased view. Apple's page: SwiftUI/AnyView.
public struct AnyView: PrimitiveView {
  private let view: any View

  public init(_ view: some View) { self.view = view }

  init(_ view: any View) { self.view = view }

  public init(erasing view: some View) { self.view = view }

  package var erased: any View { view }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    func lower<Wrapped: View>(_ view: Wrapped) -> [LayoutNode] { view._lower(in: context.entering(Wrapped.self)) }
    return lower(view)
  }
}

/// Several views as one; modifiers apply to each of them. Apple's page: SwiftUI/Group.
public struct Group<Content> {
  private let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context) }
}
