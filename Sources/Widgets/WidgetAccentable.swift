import LayoutEngine
public import Views

extension View {
  /// Does nothing to colours yet: the view remembers that it belongs to the accented group, which is drawn in the accent
  /// colour where a widget has two colours. Apple's page: SwiftUI/View/widgetAccentable(_:).
  ///
  /// In the modes that have groups the diagnostic `mode.not-applied` says that colours are drawn as in `fullColor`.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    _UnaryView(self) { child, context in
      var traits = LayoutTraits()
      (traits.priority, traits.zIndex) = (child.traits.priority, child.traits.zIndex)
      traits.isAccentable = accentable
      return context.node(PassthroughRule("widgetAccentable"), children: [child], traits: traits)
    }
  }
}
