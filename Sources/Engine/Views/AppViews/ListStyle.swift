/// How lists are drawn. Apple's page: SwiftUI/ListStyle. A widget has no lists, so no style means anything here.
public protocol ListStyle {}

/// The platform's own style. Apple's page: SwiftUI/DefaultListStyle. Means nothing in a widget.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows from edge to edge. Apple's page: SwiftUI/PlainListStyle. Means nothing in a widget.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Sections apart from each other. Apple's page: SwiftUI/GroupedListStyle. Means nothing in a widget.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows away from the edges. Apple's page: SwiftUI/InsetListStyle. Means nothing in a widget.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Sections on grounds of their own. Apple's page: SwiftUI/InsetGroupedListStyle. Means nothing in a widget.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Sections that fold. Apple's page: SwiftUI/SidebarListStyle. Means nothing in a widget.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's own style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart from each other.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows away from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on grounds of their own.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections that fold.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listStyle(_:).
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
