import LayoutEngine

/// Puts views together. Apple's page: SwiftUI/ViewBuilder.
@resultBuilder
public struct ViewBuilder {
  /// Passes a single expression on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty view from an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Puts several views side by side; the container decides what that means.
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

  /// A view that is there or not.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if … else` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The other branch of `if … else` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// A view behind `if #available`.
  public static func buildLimitedAvailability(_ content: any View) -> AnyView { AnyView(content) }
}
