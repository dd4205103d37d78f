import Foundation
import LayoutEngine

/// What a field for text shows: a line from the leading edge of all the width that is offered, unless
/// `multilineTextAlignment(_:)` says otherwise.
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
