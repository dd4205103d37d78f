public import Foundation

/// The app, for shared sources that name it. Extensions may not use it on Apple's systems either. Apple's page:
/// UIKit/UIApplication.
public final class UIApplication: Sendable {
  public static let shared = UIApplication()

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Always in the background.
  public var applicationState: State { .background }

  /// Always false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Does nothing and calls back with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public static let universalLinksOnly = Self()
  }

  public struct LaunchOptionsKey: Hashable, Sendable {
    public static let url = Self()
  }

  public static let openSettingsURLString = "app-settings:"
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
