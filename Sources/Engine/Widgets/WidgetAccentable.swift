import Graphics
import LayoutEngine
public import Views

extension View {
  /// Puts the view into the accented group, which is painted in the accent colour where a widget has two colours; all
  /// else is painted in the other. Elsewhere it changes nothing.
  ///
  /// Of nested ones the innermost counts. Apple's page: SwiftUI/View/widgetAccentable(_:).
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    inColorGroup(ColorGroup(accentable ? .accent : .primary), named: "widgetAccentable")
  }

  /// Paints the view in the colour of `group` where the widget has two colours.
  func inColorGroup(_ group: ColorGroup, named name: String) -> some View {
    _UnaryView(self) { child, context in
      let rule = PassthroughRule(name)
      guard context.environment.widgetRenderingMode == .accented else { return context.node(around: child, rule) }
      return context.node(around: child, rule) { [.group(.colorGroup(group), $0.children.flatMap(\.self))] }
    }
  }
}
