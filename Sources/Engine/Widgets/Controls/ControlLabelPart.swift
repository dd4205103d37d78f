import LayoutEngine
import Views

/// The icon or the text of the first of several labels that has it. Like the system's controls, it ignores the font and the
/// foreground style of the label.
struct ControlLabelPart: View, PrimitiveView {
  enum Part {
    case icon, text
  }

  typealias Body = Never

  let part: Part
  let labels: [AnyView]

  init(_ part: Part, of labels: [AnyView]) { (self.part, self.labels) = (part, labels) }

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    for label in labels {
      let label = label.fixingTextStyle()
      let nodes =
        switch part {
        case .icon: label.labelStyle(.iconOnly)._lower(in: context)
        case .text: label.labelStyle(.titleOnly)._lower(in: context)
        }
      // A label may also be a text beside an image.
      let found = nodes.filter { $0.hasText == (part == .text) }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension LayoutNode {
  fileprivate var hasText: Bool { rule is TextRule || children.contains(where: \.hasText) }
}
