public import Foundation

/// What a person does, told to the system. Nobody is told here; a value for shared sources.
/// Apple's page: Foundation/NSUserActivity.
open class NSUserActivity: NSObject {
  /// What is done, by name.
  public let activityType: String
  /// What the person sees of it.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// Where it goes on in a browser.
  open var webpageURL: URL?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Does nothing.
  open func becomeCurrent() {}
  /// Does nothing.
  open func invalidate() {}
}

/// The kind of an activity that opened an address. Apple's page: Foundation/NSUserActivityTypeBrowsingWeb.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
