public import LiveActivities
import Timelines
public import Views

/// A Live Activity. Apple's page: WidgetKit/ActivityConfiguration.
///
/// On a device a running app provides its data. Here they are given with the request of a picture, as settings with JSON.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public let _kind: WidgetKind?

  /// - Parameters:
  ///   - attributesType: The type of the activity's data.
  ///   - content: The view on the Lock Screen.
  ///   - dynamicIsland: The views around the camera.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let questions = ActivityAnswers<Attributes>()
    var settings = WidgetSettings(questions.functions) { entry in
      PresentedActivity(
        shown: entry.shown, content: { AnyView(content($0)) }, island: dynamicIsland)
    }
    settings.check = questions.check
    var kind = WidgetKind(kind: "\(attributesType)", settings: settings)
    kind.families = WidgetFamily.presentations
    kind.activity = ActivityViews()
    _kind = kind
  }
}

/// What is known of the views of a Live Activity.
package struct ActivityViews: Hashable, Sendable {
  /// Whether the content has a layout of its own for watches and cars.
  package var hasSmallView = false
}

/// The values that a Live Activity's view shows. Apple's page: WidgetKit/ActivityViewContext.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// True if the state is out of date.
  public let isStale: Bool
}
