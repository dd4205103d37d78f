/// What an app asks of its widgets. Apple's page: WidgetKit/WidgetCenter.
///
/// Reload requests are heard and forgotten: a picture is drawn when a command asks for it, and every command asks the
/// provider anew.
public final class WidgetCenter: Sendable {
  /// The keys of what an app is told when somebody taps a widget. Apple's page: WidgetKit/WidgetCenter/UserInfoKey.
  public enum UserInfoKey {
    /// The widget's kind.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The widget's family.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The live activity's identifier.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// The one that apps ask.
  public static let shared = WidgetCenter()

  private init() {}

  /// Forgotten. Apple's page: WidgetKit/WidgetCenter/reloadTimelines(ofKind:).
  public func reloadTimelines(ofKind kind: String) {}

  /// Forgotten. Apple's page: WidgetKit/WidgetCenter/reloadAllTimelines().
  public func reloadAllTimelines() {}

  /// Forgotten. Apple's page: WidgetKit/WidgetCenter/invalidateConfigurationRecommendations().
  public func invalidateConfigurationRecommendations() {}

  /// Forgotten. Apple's page: WidgetKit/WidgetCenter/invalidateRelevance(ofKind:).
  public func invalidateRelevance(ofKind kind: String) {}

  /// The widgets that somebody has put in place: none are known. The handler is called at once.
  /// Apple's page: WidgetKit/WidgetCenter/getCurrentConfigurations(_:).
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  /// The widgets that somebody has put in place: none are known.
  /// Apple's page: WidgetKit/WidgetCenter/currentConfigurations().
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
