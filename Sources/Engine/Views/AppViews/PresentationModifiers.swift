public import Foundation
public import LayoutEngine

extension View {
  /// Presents nothing in a widget. Apple's page: SwiftUI/View/sheet(isPresented:onDismiss:content:).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { reportingPresentation("sheet", isPresented) }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { reportingPresentation("sheet", item) }

  /// Presents nothing in a widget. Apple's page: SwiftUI/View/fullScreenCover(isPresented:onDismiss:content:).
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { reportingPresentation("cover", isPresented) }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { reportingPresentation("cover", item) }

  /// Presents nothing in a widget.
  /// Apple's page: SwiftUI/View/popover(isPresented:attachmentAnchor:arrowEdge:content:).
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { reportingPresentation("popover", isPresented) }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { reportingPresentation("popover", item) }

  /// Presents nothing in a widget. Apple's page: SwiftUI/View/contextMenu(menuItems:).
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Does nothing: a widget has no swipe actions. Apple's page:
  /// SwiftUI/View/swipeActions(edge:allowsFullSwipe:content:).
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View { self }

  /// Does nothing: a widget presents nothing. Apple's page: SwiftUI/View/presentationDetents(_:).
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Does nothing: a widget presents nothing. Apple's page: SwiftUI/View/presentationDragIndicator(_:).
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Does nothing: a widget presents nothing. Apple's page: SwiftUI/View/presentationCornerRadius(_:).
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Does nothing: a widget presents nothing. Apple's page: SwiftUI/View/presentationBackground(_:).
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Does nothing: a widget presents nothing. Apple's page: SwiftUI/View/interactiveDismissDisabled(_:).
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The anchor of a popover. Apple's page: SwiftUI/PopoverAttachmentAnchor.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle as an anchor. Apple's page: SwiftUI/Anchor/Source.
  public struct Source: Sendable {
    /// The view's bounds.
    public static let bounds = Source()
  }
  case rect(Source)
  case point(UnitPoint)
}

/// The height of a sheet. Apple's page: SwiftUI/PresentationDetent.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: CGFloat
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium", value: 0)
  /// The whole screen.
  public static let large = PresentationDetent(name: "large", value: 0)
  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }
  /// In points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
}

/// A view that would present another view. A widget presents nothing, here as on a device; if the presentation is
/// active, the diagnostic `view.not-presented` is reported.
struct UnsupportedPresentation<Content: View>: PrimitiveView {
  /// The kind of presentation: `sheet`.
  let name: String
  let isPresented: () -> Bool
  let content: Content

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    if isPresented() { context.report("view.not-presented", "widgets cannot present views; the \(name) is left out") }
    return content._lower(in: context.child(0, role: "presenter"))
  }
}

extension View {
  /// Reports an active presentation.
  func reportingPresentation(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    UnsupportedPresentation(name: name, isPresented: { isPresented.wrappedValue }, content: self)
  }

  func reportingPresentation<Item>(_ name: String, _ item: Binding<Item?>) -> some View {
    UnsupportedPresentation(name: name, isPresented: { item.wrappedValue != nil }, content: self)
  }
}
