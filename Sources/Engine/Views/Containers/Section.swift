public import LayoutEngine

/// Views with a header and a footer. Apple's page: SwiftUI/Section.
///
/// In a stack, the header, the content and the footer follow each other. In a lazy grid, the header and the footer
/// take rows of their own, and each section begins a new row. A modifier on a section applies to each view.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let header = header._lower(in: context.child(0, role: "header"))
    let content = content._lower(in: context.child(0))
    let footer = footer._lower(in: context.child(0, role: "footer"))
    guard context.environment.isInLazyGrid else { return header + content + footer }
    let whole = { context.node($0, "section") { $0.lineBreak = .wholeLine } }
    let first = content.prefix(1).map { context.node($0, "section") { $0.lineBreak = .newLine } }
    return header.map(whole) + first + content.dropFirst() + footer.map(whole)
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The deprecated order of parameters.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension EnvironmentValues {
  /// Whether a lazy grid lays out the views, which gives headers and footers rows of their own.
  var isInLazyGrid: Bool {
    get { self[InLazyGridKey.self] }
    set { self[InLazyGridKey.self] = newValue }
  }
}

private enum InLazyGridKey: EnvironmentKey { static var defaultValue: Bool { false } }
