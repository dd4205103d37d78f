public import Foundation

/// The name of a method. Methods cannot be called by name here: callbacks with a selector are never called. Apple's
/// page: ObjectiveC/Selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NotificationCenter {
  /// Does nothing: selectors are not called. Apple's page:
  /// Foundation/NotificationCenter/addObserver(_:selector:name:object:).
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {}
}

extension Timer {
  /// Returns a timer that does nothing: selectors are not called. Apple's page:
  /// Foundation/Timer/scheduledTimer(timeInterval:target:selector:userInfo:repeats:).
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, repeats: false) { _ in }
  }

  /// Creates a timer that does nothing: selectors are not called. Apple's page:
  /// Foundation/Timer/init(timeInterval:target:selector:userInfo:repeats:).
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: false) { _ in }
  }
}
