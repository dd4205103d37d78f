// Importing CoreMotion includes these.
@_exported public import FoundationAdditions

private let motion = UnavailableService("CoreMotion", answer: "there are no motion data")

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public struct CMError: CustomNSError, RawRepresentable, Hashable, Sendable {
  public static var errorDomain: String { "CMErrorDomain" }
  public var errorCode: Int { Int(rawValue) }

  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)

/// Never created. Apple's page: CoreMotion/CMPedometerData.
open class CMPedometerData: NSObject, @unchecked Sendable {
  public let startDate, endDate: Date
  init(startDate: Date, endDate: Date) { (self.startDate, self.endDate) = (startDate, endDate) }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
}

/// There are no motion data: requests fail with ``CMErrorMotionActivityNotAvailable`` and report
/// `service.unavailable`. Apple's page: CoreMotion/CMPedometer.
open class CMPedometer: NSObject, @unchecked Sendable {
  public typealias Handler = (CMPedometerData?, (any Error)?) -> Void

  open class func isStepCountingAvailable() -> Bool { absent() }
  open class func isDistanceAvailable() -> Bool { absent() }
  open class func isFloorCountingAvailable() -> Bool { absent() }
  open class func authorizationStatus() -> CMAuthorizationStatus { motion.answer(.denied) }
  private class func absent() -> Bool { motion.answer(false) }

  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping Handler) {
    motion.report { handler(nil, CMErrorMotionActivityNotAvailable) }
  }
  open func startUpdates(from start: Date, withHandler handler: @escaping Handler) {
    motion.report { handler(nil, CMErrorMotionActivityNotAvailable) }
  }
  open func stopUpdates() {}
}

/// Not available. Apple's page: CoreMotion/CMMotionActivityManager.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  open class func isActivityAvailable() -> Bool { motion.answer(false) }
  open class func authorizationStatus() -> CMAuthorizationStatus { CMPedometer.authorizationStatus() }
}
