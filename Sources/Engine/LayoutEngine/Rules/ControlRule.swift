/// A control with chrome of its own around its label: it stands off its neighbours as a plain view does, whatever texts
/// are in it.
package struct ControlRule: ModifierRule {
  package let name: String

  package init(_ name: String) { self.name = name }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
}
