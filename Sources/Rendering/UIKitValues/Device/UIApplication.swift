public import Foundation

/// The app, as far as shared sources of widgets name it: extensions may not use it on Apple's systems either.
/// Apple's page: UIKit/UIApplication.
public final class UIApplication: Sendable {
  /// The app.
  public static let shared = UIApplication()

  /// Whether the app is in front. Apple's page: UIKit/UIApplication/State.
  public enum State: Int, Sendable {
    /// In front.
    case active
    /// In front, but busy.
    case inactive
    /// Behind.
    case background
  }

  /// Behind, always.
  public var applicationState: State { .background }

  /// False: nothing can be opened from a picture.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing; the answer is false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// How an address is opened. Apple's page: UIKit/UIApplication/OpenExternalURLOptionsKey.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// Only in an app that claims it.
    public static let universalLinksOnly = Self()
  }

  /// What the app was started with. Apple's page: UIKit/UIApplication/LaunchOptionsKey.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// An address.
    public static let url = Self()
  }

  /// The address of the app's settings. Apple's page: UIKit/UIApplication/openSettingsURLString.
  public static let openSettingsURLString = "app-settings:"
}

/// What came of fetching in the background. Apple's page: UIKit/UIBackgroundFetchResult.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is something new.
  case newData
  /// There is nothing new.
  case noData
  /// It failed.
  case failed
}
