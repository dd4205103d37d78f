import Foundation
import LayoutEngine

extension View {
  /// Replaces the view's alternative text with the text of another view. Apple's page:
  /// SwiftUI/View/accessibilityRepresentation(representation:).
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    spokenAs(representation())
  }

  /// Replaces the alternative text of the views inside with the text of `children`. Apple's page:
  /// SwiftUI/View/accessibilityChildren(children:).
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { spokenAs(children()) }

  private func spokenAs(_ other: some View) -> some View {
    changingAccessibility { content, context in
      let node = context.single(other, role: "accessibility")
      content.label = PlacedNode.root(node, in: .zero).accessibilityTexts.joined(separator: " ")
    }
  }
}
