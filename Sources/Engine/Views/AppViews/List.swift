import Foundation
import LayoutEngine

/// Rows that can be scrolled and selected. Apple's page: SwiftUI/List.
///
/// WidgetKit does not draw it: the rows are shown as a plain column from the top leading corner, with the diagnostic
/// `view.unsupported`.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  /// Creates a list of which some rows can be selected; none is.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list of which one row can be selected; none is.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows.
  public var body: some View { RowColumn(content: content).inPlace(of: "List", "its rows are") }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list of a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list of a row for each element, told apart by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list of a row for each number of a range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List {
  /// Creates a list of a row for each element, of which one can be selected; none is.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list of a row for each element, of which some can be selected; none is.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

/// Rows one below the other, from the top leading corner of all the room there is.
struct RowColumn<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(alignment: .leading) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
