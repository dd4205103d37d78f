import Foundation
import LayoutEngine

/// The text of a text field: a line with the full proposed width, leading unless `multilineTextAlignment(_:)` is set.
struct FieldLine<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    Group { content }.frame(maxWidth: .infinity, alignment: edge)
  }

  private var edge: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
