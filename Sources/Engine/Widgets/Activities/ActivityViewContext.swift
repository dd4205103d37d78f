public import LiveActivities

/// The values that a Live Activity's view shows. Apple's page: WidgetKit/ActivityViewContext.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// True if the state is out of date.
  public let isStale: Bool
}
