public import Dispatch
public import Foundation

/// The class of serial queues. Apple's Dispatch exports it besides `DispatchQueue`.
public typealias OS_dispatch_queue_serial = DispatchQueue

public typealias OS_dispatch_queue = DispatchQueue

extension NSObject {
  /// The class itself; sources for Apple's systems use it for the class's name. Apple's page:
  /// ObjectiveC/NSObject/classForCoder.
  public class func classForCoder() -> AnyClass { self }
}
