/// The contents of a chart: marks and groups of marks. Apple's page: Charts/ChartContent.
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  /// The marks, back to front; by default those of the body.
  var _marks: [_ChartMark] { get }
}

extension ChartContent {
  public var _marks: [_ChartMark] { body._marks }
}

extension Never: ChartContent {
  public var _marks: [_ChartMark] { [] }
}

/// Content that consists of marks and has no body of its own.
public protocol _PrimitiveChartContent: ChartContent where Body == _ChartMarks {}

extension _PrimitiveChartContent {
  public var body: _ChartMarks { _ChartMarks(_marks) }
}

/// Marks, whatever they were made of.
public struct _ChartMarks: ChartContent {
  public typealias Body = _ChartMarks
  public var body: _ChartMarks { self }
  public let _marks: [_ChartMark]

  init(_ marks: [_ChartMark]) { _marks = marks }
}

/// Type-erased content. Apple's page: Charts/AnyChartContent.
public struct AnyChartContent: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  public init(_ content: any ChartContent) { _marks = content._marks }

  public init(erasing content: some ChartContent) { _marks = content._marks }
}

/// A group of marks that are modified together. Apple's page: Charts/Plot.
public struct Plot: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  public init(@ChartContentBuilder content: () -> some ChartContent) { _marks = content()._marks }
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
  public var _marks: [_ChartMark] { self?._marks ?? [] }
}

/// One of two contents. Apple's page: Charts/BuilderConditional.
public enum BuilderConditional<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public var _marks: [_ChartMark] {
    switch self {
    case .first(let content): content._marks
    case .second(let content): content._marks
    }
  }
}
