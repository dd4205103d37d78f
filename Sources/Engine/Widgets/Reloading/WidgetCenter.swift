package import Ambient
import Diagnostics
import FoundationAdditions
import Graphics
import SharedFolders
import Synchronization

/// Reloads an app's widgets. Apple's page: WidgetKit/WidgetCenter.
///
/// A reload request is stored in `ALMANAC_HOME` until `refresh` or `run` has served it in every output that shows the
/// widget, even if neither is running now. Repeated requests are merged. Other commands always call the provider; `tap`
/// reports what an intent has requested.
public final class WidgetCenter: Sendable {
  /// The keys of the information passed to an app when the user taps a widget. Apple's page:
  /// WidgetKit/WidgetCenter/UserInfoKey.
  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  public static let shared = WidgetCenter()

  private init() {}

  /// Requests new timelines for the widgets of `kind`. Apple's page: WidgetKit/WidgetCenter/reloadTimelines(ofKind:).
  public func reloadTimelines(ofKind kind: String) { ask(forKind: kind) }

  /// Requests new timelines for all widgets. Apple's page: WidgetKit/WidgetCenter/reloadAllTimelines().
  public func reloadAllTimelines() { ask(forKind: nil) }

  /// A provider that requests its own reload would be reloaded forever, so requests are ignored while a provider runs
  /// or a picture is drawn.
  private func ask(forKind kind: String?) {
    if AmbientValues.current.ignoresReloads {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "widget.reload-ignored",
          message: "ignored a reload request of a provider or a view; only apps and intents can request one",
          subject: kind))
      return
    }
    AmbientValues.current.askedReloads?.add(kind)
    let requests = AmbientValues.current.reloadRequests ?? DataHome.requests()
    do {
      try requests.request(forKind: kind, outlivesPowerCuts: false)
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "widget.reload-not-kept", message: "the reload request could not be stored and is lost: \(error)",
          subject: kind))
    }
  }

  /// Does nothing. Apple's page: WidgetKit/WidgetCenter/invalidateConfigurationRecommendations().
  public func invalidateConfigurationRecommendations() {}

  /// Does nothing. Apple's page: WidgetKit/WidgetCenter/invalidateRelevance(ofKind:).
  public func invalidateRelevance(ofKind kind: String) {}

  /// Passes the current widgets: those in every output that `refresh` and `run` maintain, including stacks, of this
  /// program and of others. The handler is called before this returns.
  ///
  /// Removed outputs, widgets without a picture yet, and widgets that are no longer requested are left out. If
  /// `refresh` and `run` have not drawn any yet, the list is empty and the diagnostic `widget.no-outputs` is
  /// reported. If the list cannot be read, the handler receives the error. Apple's page:
  /// WidgetKit/WidgetCenter/getCurrentConfigurations(_:).
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(Result { try currentWidgets() })
  }

  /// The current widgets, as passed by ``getCurrentConfigurations(_:)``. Apple's page:
  /// WidgetKit/WidgetCenter/currentConfigurations().
  public func currentConfigurations() async throws -> [WidgetInfo] { try currentWidgets() }

  private func currentWidgets() throws -> [WidgetInfo] {
    try WidgetInfo.placed(in: AmbientValues.current.knownOutputs ?? DataHome.knownOutputs())
  }
}

extension AmbientValues {
  /// Whether reload requests are ignored because they come from a provider or a view.
  package var ignoresReloads: Bool {
    get { self[IgnoresReloadsKey.self] }
    set { self[IgnoresReloadsKey.self] = newValue }
  }
}

private enum IgnoresReloadsKey: AmbientKey {
  static var defaultValue: Bool { false }
}
