package import Ambient
import Diagnostics
import FoundationAdditions
import Graphics
import Scheduling
import Synchronization

/// What an app asks of its widgets. Apple's page: WidgetKit/WidgetCenter.
///
/// A reload request is kept in `ALMANAC_HOME` until `refresh` or `run` has served it, in every output that shows the widget,
/// whether or not one of them runs now; many requests are one. Other commands ask the provider anew each time.
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

  /// Asks for new timelines of the widgets of `kind`. Apple's page: WidgetKit/WidgetCenter/reloadTimelines(ofKind:).
  public func reloadTimelines(ofKind kind: String) { ask(forKind: kind) }

  /// Asks for new timelines of all widgets. Apple's page: WidgetKit/WidgetCenter/reloadAllTimelines().
  public func reloadAllTimelines() { ask(forKind: nil) }

  /// A provider that asks to be asked again would never come to rest: while one answers, or a picture is drawn, requests
  /// do not count.
  private func ask(forKind kind: String?) {
    if AmbientValues.current.ignoresReloads {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "widget.reload-ignored",
          message: "a provider or a view asked WidgetCenter for a reload; only programs and intents may",
          subject: kind))
      return
    }
    let requests = AmbientValues.current.reloadRequests ?? DataHome.requests()
    do {
      try requests.ask(forKind: kind, outlivesPowerCuts: false)
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "widget.reload-not-kept", message: "the request for a reload is lost: \(error)", subject: kind))
    }
  }

  /// Forgotten. Apple's page: WidgetKit/WidgetCenter/invalidateConfigurationRecommendations().
  public func invalidateConfigurationRecommendations() {}

  /// Forgotten. Apple's page: WidgetKit/WidgetCenter/invalidateRelevance(ofKind:).
  public func invalidateRelevance(ofKind kind: String) {}

  /// The widgets that are in place: those of every output that `refresh` and `run` keep, in stacks too, of this program and
  /// of others. The handler is called before this returns.
  ///
  /// Outputs that were removed, widgets without a picture yet, and those that are not asked for any more do not count. Where
  /// `refresh` and `run` never kept anything, there is none, and the diagnostic `widget.no-outputs` says so; where what they
  /// told cannot be read, the handler is given the error. Apple's page: WidgetKit/WidgetCenter/getCurrentConfigurations(_:).
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(Result { try currentWidgets() })
  }

  /// The widgets that are in place, as ``getCurrentConfigurations(_:)`` gives them.
  /// Apple's page: WidgetKit/WidgetCenter/currentConfigurations().
  public func currentConfigurations() async throws -> [WidgetInfo] { try currentWidgets() }

  private func currentWidgets() throws -> [WidgetInfo] {
    try WidgetInfo.placed(in: AmbientValues.current.knownOutputs ?? DataHome.knownOutputs())
  }
}

extension AmbientValues {
  /// Whether requests for reloads do not count, because they come from a provider or a view.
  package var ignoresReloads: Bool {
    get { self[IgnoresReloadsKey.self] }
    set { self[IgnoresReloadsKey.self] = newValue }
  }
}

private enum IgnoresReloadsKey: AmbientKey {
  static var defaultValue: Bool { false }
}
