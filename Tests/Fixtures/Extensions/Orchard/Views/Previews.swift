import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
  OrchardWidget()
} timeline: {
  OrchardEntry(date: .now, configuration: .boskoop)
  OrchardEntry(date: .now.addingTimeInterval(60), configuration: .boskoop, picked: 9)
}

#Preview(as: .accessoryRectangular) {
  HarvestWidget()
} timelineProvider: {
  HarvestProvider()
}

#Preview("Of one tree", as: .systemMedium, using: OrchardIntent.boskoop) {
  OrchardWidget()
} timelineProvider: {
  OrchardProvider()
}

#Preview("Picking", as: .content, using: PickingAttributes(tree: "Boskoop")) {
  PickingActivity()
} contentStates: {
  PickingAttributes.ContentState(baskets: 2)
  PickingAttributes.ContentState(baskets: 3)
}

#Preview(traits: .sizeThatFitsLayout) {
  OrchardView(entry: OrchardEntry(date: .now, configuration: .boskoop))
    .previewContext(WidgetPreviewContext(family: .systemSmall))
}

extension OrchardIntent {
  fileprivate static var boskoop: OrchardIntent {
    let intent = OrchardIntent()
    intent.tree = Tree.all[0]
    intent.basket = "wire apple"
    return intent
  }
}

@available(iOS 18.0, *)
#Preview("Ladder", control: { LadderControl() })
