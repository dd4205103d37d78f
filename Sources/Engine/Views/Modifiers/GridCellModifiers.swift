public import LayoutEngine

extension View {
  /// Makes the view's cell as wide as `count` columns. Apple's page: SwiftUI/View/gridCellColumns(_:).
  public func gridCellColumns(_ count: Int) -> some View {
    changingTraits("gridCellColumns") { $0.cell.columns = count }
  }

  /// Puts the view's point `anchor` at the same point of its cell. Apple's page: SwiftUI/View/gridCellAnchor(_:).
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    changingTraits("gridCellAnchor") { $0.cell.anchor = anchor }
  }

  /// Aligns all views of the view's column. Apple's page: SwiftUI/View/gridColumnAlignment(_:).
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changingTraits("gridColumnAlignment") { $0.cell.columnAlignment = guide }
  }

  /// Lets other cells decide the view's column width, row height or both.
  /// Apple's page: SwiftUI/View/gridCellUnsizedAxes(_:).
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    changingTraits("gridCellUnsizedAxes") { $0.cell.unsizedAxes = axes }
  }
}
