import LayoutEngine
import Views

/// The icon or the text of the first of several labels that has it.
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
      let nodes =
        switch part {
        case .icon: label.labelStyle(.iconOnly)._lower(in: context)
        case .text: label.labelStyle(.titleOnly)._lower(in: context)
        }
      if !nodes.isEmpty, nodes.contains(where: \.hasText) == (part == .text) { return nodes }
    }
    return []
  }
}

extension LayoutNode {
  fileprivate var hasText: Bool { rule is TextRule || children.contains(where: \.hasText) }
}
