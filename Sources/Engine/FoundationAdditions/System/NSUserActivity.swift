public import Foundation

/// A user activity. It is not reported to any system. Apple's page: Foundation/NSUserActivity.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  /// The data needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// The page on which it continues in a browser.
  open var webpageURL: URL?

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() {}
  open func invalidate() {}
}

/// The type of an activity that opened a URL. Apple's page: Foundation/NSUserActivityTypeBrowsingWeb.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
