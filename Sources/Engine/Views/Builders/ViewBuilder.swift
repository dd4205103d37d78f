import LayoutEngine

/// Builds a view from several views. Apple's page: SwiftUI/ViewBuilder.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views; the container decides how they are arranged.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content)) { context in
      var nodes: [LayoutNode] = []
      var index = 0
      func lower(_ view: some View) {
        nodes += view._lower(in: context.child(index))
        index += 1
      }
      repeat lower(each content)
      return nodes
    }
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability(_ content: any View) -> AnyView { AnyView(content) }
}
