/// The appearance of lists. Apple's page: SwiftUI/ListStyle. A widget has no lists, so no style has an effect.
public protocol ListStyle {}

/// The default style. Apple's page: SwiftUI/DefaultListStyle. Has no effect in a widget.
public struct DefaultListStyle: ListStyle {
  public init() {}
}

/// Rows from edge to edge. Apple's page: SwiftUI/PlainListStyle. Has no effect in a widget.
public struct PlainListStyle: ListStyle {
  public init() {}
}

/// Separated sections. Apple's page: SwiftUI/GroupedListStyle. Has no effect in a widget.
public struct GroupedListStyle: ListStyle {
  public init() {}
}

/// Inset rows. Apple's page: SwiftUI/InsetListStyle. Has no effect in a widget.
public struct InsetListStyle: ListStyle {
  public init() {}
}

/// Inset sections with backgrounds. Apple's page: SwiftUI/InsetGroupedListStyle. Has no effect in a widget.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

/// Collapsible sections. Apple's page: SwiftUI/SidebarListStyle. Has no effect in a widget.
public struct SidebarListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Separated sections.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset sections with backgrounds.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Collapsible sections.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Does nothing: a widget has no lists. Apple's page: SwiftUI/View/listStyle(_:).
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
