/// What a chart shows: marks, and groups of them. Apple's page: Charts/ChartContent.
public protocol ChartContent {
  /// The content that this one is made of.
  associatedtype Body: ChartContent
  /// The content that this one is made of.
  @ChartContentBuilder var body: Body { get }
  /// The marks, back to front; content of your own leaves it to its body.
  var _marks: [_ChartMark] { get }
}

extension ChartContent {
  /// The marks of the body.
  public var _marks: [_ChartMark] { body._marks }
}

extension Never: ChartContent {
  /// There are none.
  public var _marks: [_ChartMark] { [] }
}

/// Content that is marks already.
public protocol _PrimitiveChartContent: ChartContent where Body == _ChartMarks {}

extension _PrimitiveChartContent {
  /// The marks.
  public var body: _ChartMarks { _ChartMarks(_marks) }
}

/// Marks, whatever they were made of.
public struct _ChartMarks: ChartContent {
  /// Made of themselves.
  public typealias Body = _ChartMarks
  /// The marks themselves.
  public var body: _ChartMarks { self }
  /// The marks, back to front.
  public let _marks: [_ChartMark]

  init(_ marks: [_ChartMark]) { _marks = marks }
}

/// Any content. Apple's page: Charts/AnyChartContent.
public struct AnyChartContent: _PrimitiveChartContent {
  /// The marks, back to front.
  public let _marks: [_ChartMark]

  /// Forgets the type of `content`.
  public init(_ content: some ChartContent) { _marks = content._marks }
}

/// Marks that are changed together. Apple's page: Charts/Plot.
public struct Plot: _PrimitiveChartContent {
  /// The marks, back to front.
  public let _marks: [_ChartMark]

  /// Groups `content`.
  public init(@ChartContentBuilder content: () -> some ChartContent) { _marks = content()._marks }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
  /// The marks, if there is content.
  public var _marks: [_ChartMark] { self?._marks ?? [] }
}
