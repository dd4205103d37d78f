public import SwiftUI
import Views

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  public var _marks: [_ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element, identified by `id`. Apple's page: SwiftUI/ForEach.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: ChartContent {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content: content) { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, content: content) { $0 }
  }
}
