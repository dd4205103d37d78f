import SwiftUI
import WidgetKit

@main
struct HarbourWidgetBundle: WidgetBundle {
  var body: some Widget {
    HarbourWidget()
  }
}
