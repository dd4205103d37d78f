import ActivityKit
import AppIntents

/// Fills a basket more in each activity, and notes how many there were.
struct FillBasketIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Fill a basket"

  func perform() async throws -> some IntentResult {
    guard ActivityAuthorizationInfo().areActivitiesEnabled, let notes = UserDefaults(suiteName: "group.orchard") else {
      return .result()
    }
    for activity in Activity<PickingAttributes>.activities {
      let baskets = activity.content.state.baskets + 1
      await activity.update(
        ActivityContent(state: PickingAttributes.ContentState(baskets: baskets), staleDate: nil),
        alertConfiguration: AlertConfiguration(title: "Full", body: "\(baskets) baskets", sound: .default))
      notes.set((notes.array(forKey: "baskets") as? [Int] ?? []) + [baskets], forKey: "baskets")
      notes.set(["trees": [activity.attributes.tree], "rows": []] as [String: [String]], forKey: "places")
      notes.set(URL(string: "orchard://picking"), forKey: "page")
    }
    return .result()
  }
}
