public import LiveActivities

/// What the view of a live activity is made of. Apple's page: WidgetKit/ActivityViewContext.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The activity's name for the system.
  public let activityID: String
  /// What stays while it runs.
  public let attributes: Attributes
  /// What it shows.
  public let state: Attributes.ContentState
  /// True once what it shows is out of date.
  public let isStale: Bool
}
