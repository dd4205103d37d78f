import ActivityKitFacade
import Testing

/// An app's code for a Live Activity.
struct LiveActivityTests {
  private struct Order: ActivityAttributes {
    public typealias Status = ContentState

    public struct ContentState: Codable, Hashable {
      var minutes: Int
    }

    var dish: String
  }

  @Test func `a request throws, as on a device without Live Activities`() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    let (order, state) = (Order(dish: "Pizza"), Order.ContentState(minutes: 20))
    #expect(throws: ActivityAuthorizationError.unsupported) {
      let content = ActivityContent(state: state, staleDate: nil, relevanceScore: 1)
      let activity = try Activity<Order>.request(attributes: order, content: content, pushType: nil)
      print(activity.id)
    }
    #expect(throws: ActivityAuthorizationError.unsupported) {
      _ = try Activity<Order>.request(attributes: order, contentState: state, pushType: .token)
    }
    #expect(ActivityAuthorizationError.unsupported.localizedDescription.contains("unsupported"))
  }

  @Test func `there are no activities to update or to end`() async {
    for activity in Activity<Order>.activities {
      await activity.update(using: Order.Status(minutes: 5))
      await activity.end(nil, dismissalPolicy: .after(.now))
      for await state in activity.activityStateUpdates where state == .ended { return }
    }
    let found = Activity.activities.first { (activity: Activity<Order>) in activity.id == "1" }
    #expect(found == nil)
    for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates { #expect(isEnabled) }
    for await _ in Activity<Order>.activityUpdates { Issue.record("no activity starts here") }
  }

  @Test func `a content is a value`() {
    var content = ActivityContent(state: Order.ContentState(minutes: 3), staleDate: .distantFuture)
    content.state.minutes = 2
    #expect(content == ActivityContent(state: Order.ContentState(minutes: 2), staleDate: .distantFuture))
    #expect(content.relevanceScore == 0)
  }
}
