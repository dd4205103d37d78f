import Graphics
import LayoutEngine
public import Views

extension View {
  /// Adds the view to the accented group, which has the accent colour in a widget with two colours; all other views
  /// have the primary colour. It has no effect in other rendering modes.
  ///
  /// Of nested modifiers the innermost is used. Apple's page: SwiftUI/View/widgetAccentable(_:).
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    inColorGroup(ColorGroup(accentable ? .accent : .primary), named: "widgetAccentable")
  }

  /// Paints the view in the colour of `group` in a widget with two colours.
  func inColorGroup(_ group: ColorGroup, named name: String) -> some View {
    _UnaryView(self) { child, context in
      let rule = PassthroughRule(name)
      guard context.environment.widgetRenderingMode == .accented else { return context.node(around: child, rule) }
      return context.node(around: child, rule) { [.group(.colorGroup(group), $0.children.flatMap(\.self))] }
    }
  }
}
