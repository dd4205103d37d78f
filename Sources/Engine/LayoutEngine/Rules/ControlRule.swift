/// A control with its own chrome around the label. Its spacing is that of a plain view, whatever text is inside.
package struct ControlRule: ModifierRule {
  package let name: String

  package init(_ name: String) { self.name = name }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
}
