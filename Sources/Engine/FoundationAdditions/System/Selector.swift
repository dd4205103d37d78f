public import Foundation

/// The name of a method. Nothing can be called by its name here: what Apple's systems would call later, when something
/// happens, is not called, and a picture is done before it would be. Apple's page: ObjectiveC/Selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String
  /// A method by its name.
  public init(_ name: String) { description = name }
  /// A method by its name.
  public init(stringLiteral value: String) { description = value }
}

/// A method by its name. Apple's page: Foundation/NSSelectorFromString(_:).
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// The name of a method. Apple's page: Foundation/NSStringFromSelector(_:).
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NotificationCenter {
  /// Forgets the observer: no method is called by its name.
  /// Apple's page: Foundation/NotificationCenter/addObserver(_:selector:name:object:).
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {}
}

extension Timer {
  /// A timer that calls nothing: no method is called by its name.
  /// Apple's page: Foundation/Timer/scheduledTimer(timeInterval:target:selector:userInfo:repeats:).
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, repeats: false) { _ in }
  }

  /// A timer that calls nothing: no method is called by its name.
  /// Apple's page: Foundation/Timer/init(timeInterval:target:selector:userInfo:repeats:).
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: false) { _ in }
  }
}
