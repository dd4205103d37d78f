public import Foundation

/// Reloads an app's controls. Apple's page: WidgetKit/ControlCenter.
///
/// Requests are those of ``WidgetCenter``: controls are drawn as widgets. It lists no controls.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Requests new values for the controls of `kind`. Apple's page: WidgetKit/ControlCenter/reloadControls(ofKind:).
  public func reloadControls(ofKind kind: String) { WidgetCenter.shared.reloadTimelines(ofKind: kind) }

  /// Requests new values for all controls, and new timelines for all widgets. Apple's page:
  /// WidgetKit/ControlCenter/reloadAllControls().
  public func reloadAllControls() { WidgetCenter.shared.reloadAllTimelines() }

  public func currentControls() async throws -> [ControlInfo] { [] }

  public func getCurrentControls(_ completion: @escaping (Result<[ControlInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}

/// A control that the user has added. Apple's page: WidgetKit/ControlInfo. There are none.
public struct ControlInfo: Hashable, Sendable, Identifiable {
  /// The push token of a control. Apple's page: WidgetKit/ControlInfo/PushInfo.
  public struct PushInfo: Hashable, Sendable {
    public let token: Data
  }

  public let kind: String
  public let pushInfo: PushInfo?
  public var id: String { kind }
}
