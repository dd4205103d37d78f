public import Dispatch
public import Foundation

/// The class behind serial queues. Apple's module of Dispatch shows it besides `DispatchQueue`, which makes the same.
public typealias OS_dispatch_queue_serial = DispatchQueue

/// The class behind all queues.
public typealias OS_dispatch_queue = DispatchQueue

extension NSObject {
  /// The class itself, as sources ask it for its own name on Apple's systems.
  /// Apple's page: ObjectiveC/NSObject/classForCoder.
  public class func classForCoder() -> AnyClass { self }
}
