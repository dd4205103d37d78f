public import LayoutEngine

extension View {
  /// Makes the view's cell span `count` columns. Apple's page: SwiftUI/View/gridCellColumns(_:).
  public func gridCellColumns(_ count: Int) -> _UnaryView<Self> {
    changingTraits("gridCellColumns") { $0.cell.columns = count }
  }

  /// Aligns the point `anchor` of the view with the same point of its cell. Apple's page:
  /// SwiftUI/View/gridCellAnchor(_:).
  public func gridCellAnchor(_ anchor: UnitPoint) -> _UnaryView<Self> {
    changingTraits("gridCellAnchor") { $0.cell.anchor = anchor }
  }

  /// Sets the alignment of the view's column. Apple's page: SwiftUI/View/gridColumnAlignment(_:).
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> _UnaryView<Self> {
    changingTraits("gridColumnAlignment") { $0.cell.columnAlignment = guide }
  }

  /// Excludes the view from the size of its column, row or both. Apple's page: SwiftUI/View/gridCellUnsizedAxes(_:).
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> _UnaryView<Self> {
    changingTraits("gridCellUnsizedAxes") { $0.cell.unsizedAxes = axes }
  }
}
