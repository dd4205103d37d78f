import LayoutEngine
public import Views

extension View {
  /// Adds the view to the accented group: what is drawn in the accent colour where a widget has two colours.
  /// Apple's page: SwiftUI/View/widgetAccentable(_:).
  ///
  /// Nothing changes in `fullColor`. In the other modes the diagnostic `mode.not-applied` says that colours are drawn as
  /// in `fullColor`; the view remembers its group for the renderer.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    _UnaryView(self) { child, context in
      var traits = LayoutTraits()
      (traits.priority, traits.zIndex) = (child.traits.priority, child.traits.zIndex)
      traits.isAccentable = accentable
      return context.node(PassthroughRule("widgetAccentable"), children: [child], traits: traits)
    }
  }
}
