import SwiftUI
import WidgetKit

@main
struct OrchardBundle: WidgetBundle {
  var body: some Widget {
    OrchardWidget()
    HarvestWidget()
    if #available(iOSApplicationExtension 18.0, *) {
      WateringControl()
      LadderControl()
    }
    #if canImport(ActivityKit)
      if #available(iOSApplicationExtension 16.2, *) {
        PickingActivity()
      }
    #endif
  }
}
