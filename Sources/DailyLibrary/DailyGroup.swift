/// The app group of the daily recommendation.
public enum DailyGroup {
  /// Its identifier.
  public static let identifier = "group.almanac.daily"
}
