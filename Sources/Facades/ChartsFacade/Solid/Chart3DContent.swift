public import SwiftUI
import Views

/// The contents of a chart with three dimensions. Apple's page: Charts/Chart3DContent. Not drawn.
public protocol Chart3DContent {}

extension Chart3DContent {
  @_disfavoredOverload
  public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent { self }
  public func foregroundStyle(_ style: some Chart3DSurfaceStyle) -> some Chart3DContent { self }
  @_disfavoredOverload
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent { self }
  public func metalness(_ metalness: Double) -> some Chart3DContent { self }
  public func roughness(_ roughness: Double) -> some Chart3DContent { self }
  public func symbol(_ symbol: some Chart3DSymbolShape) -> some Chart3DContent { self }
  @_disfavoredOverload
  public func symbolSize(_ size: CGFloat) -> some Chart3DContent { self }
}

/// Combines the contents of charts with three dimensions. Apple's page: Charts/Chart3DContentBuilder.
@resultBuilder
public enum Chart3DContentBuilder {
  public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _Chart3DMarks { _Chart3DMarks() }
  public static func buildPartialBlock<Content: Chart3DContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(
    accumulated: some Chart3DContent, next: some Chart3DContent
  ) -> _Chart3DMarks { _Chart3DMarks() }
  public static func buildOptional<Content: Chart3DContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
    first content: First
  ) -> BuilderConditional<First, Second> { .first(content) }
  public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
    second content: Second
  ) -> BuilderConditional<First, Second> { .second(content) }
  public static func buildLimitedAvailability(_ content: some Chart3DContent) -> _Chart3DMarks { _Chart3DMarks() }
}

/// Several marks.
public struct _Chart3DMarks: Chart3DContent {}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {}
extension BuilderConditional: Chart3DContent where TrueContent: Chart3DContent, FalseContent: Chart3DContent {}
extension ForEach: Chart3DContent where Content: Chart3DContent {}

extension ForEach where Content: Chart3DContent {
  /// Marks for each element, identified by `id`.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, content: content) { $0[keyPath: id] } }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: Chart3DContent {
  @_disfavoredOverload
  public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content: content) { $0.id }
  }
}
