import Diagnostics
public import SwiftUI

/// A chart with three dimensions. Apple's page: Charts/Chart3D.
///
/// Not drawn: a word is shown in its place, with the diagnostic `chart.unsupported`.
public struct Chart3D<Content: Chart3DContent>: View {
  public init(@Chart3DContentBuilder content: () -> Content) {}

  public init<Data: RandomAccessCollection, Mark: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {}

  public init<Data: RandomAccessCollection, ID: Hashable, Mark: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {}

  public var body: some View {
    let _ = DiagnosticLog.reportChart("Chart3D", "a chart with three dimensions is not drawn")
    Text(verbatim: "Chart3D").font(.caption2).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
