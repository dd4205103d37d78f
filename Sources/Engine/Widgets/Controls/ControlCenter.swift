public import Foundation

/// Reloads an app's controls. Apple's page: WidgetKit/ControlCenter. Nobody has added any, and every request does nothing.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadControls(ofKind kind: String) {}

  public func reloadAllControls() {}

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
