public import LayoutEngine

/// Views with a header and a footer. Apple's page: SwiftUI/Section.
///
/// In a stack the header, the content and the footer are simply views one after the other. In a lazy grid the header and
/// the footer take lines of their own, and each section begins a new line. A modifier on a section goes to each view.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Lowered by itself.
  public typealias Body = Never

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let header = header._lower(in: context.child(0, role: "header"))
    let content = content._lower(in: context.child(0))
    let footer = footer._lower(in: context.child(0, role: "footer"))
    guard context.environment.isInLazyGrid else { return header + content + footer }
    let whole = { context.node($0, "section") { $0.lineBreak = .wholeLine } }
    let first = content.prefix(1).map { context.node($0, "section") { $0.lineBreak = .newLine } }
    return header.map(whole) + first + content.dropFirst() + footer.map(whole)
  }

  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section. Apple has deprecated this spelling.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section without a header. Apple has deprecated this spelling.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section without a footer. Apple has deprecated this spelling.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that is looked up in the strings of the bundle.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension EnvironmentValues {
  /// Whether the views are laid out by a lazy grid, which gives sections lines of their own.
  var isInLazyGrid: Bool {
    get { self[InLazyGridKey.self] }
    set { self[InLazyGridKey.self] = newValue }
  }
}

private enum InLazyGridKey: EnvironmentKey { static var defaultValue: Bool { false } }
