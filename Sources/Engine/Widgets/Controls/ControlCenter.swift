public import Foundation

/// What an app asks of its controls. Apple's page: WidgetKit/ControlCenter. There are none: every request does nothing.
public final class ControlCenter: Sendable {
  /// The one that apps ask.
  public static let shared = ControlCenter()

  private init() {}

  /// Does nothing.
  public func reloadControls(ofKind kind: String) {}

  /// Does nothing.
  public func reloadAllControls() {}

  /// The controls that people have put in place: none.
  public func currentControls() async throws -> [ControlInfo] { [] }

  /// The controls that people have put in place: none. The handler is called at once.
  public func getCurrentControls(_ completion: @escaping (Result<[ControlInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}

/// A control that somebody has put in place. Apple's page: WidgetKit/ControlInfo. There are none.
public struct ControlInfo: Hashable, Sendable, Identifiable {
  /// How a server reaches a control. Apple's page: WidgetKit/ControlInfo/PushInfo.
  public struct PushInfo: Hashable, Sendable {
    /// The token.
    public let token: Data
  }

  /// The control's kind.
  public let kind: String
  /// How a server reaches it.
  public let pushInfo: PushInfo?
  /// The control's kind.
  public var id: String { kind }
}
