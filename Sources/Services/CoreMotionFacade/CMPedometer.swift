public import FoundationAdditions

private let motion = UnavailableService("CoreMotion", answer: "nothing moves")

/// Whether movements may be read. Apple's page: CoreMotion/CMAuthorizationStatus.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// Nobody may.
  case restricted
  /// The person said no.
  case denied
  /// The person said yes.
  case authorized
}

/// What went wrong. Apple's page: CoreMotion/CMErrorMotionActivityNotAvailable.
public struct CMError: Error, RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32
  /// A number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The device knows nothing of movements.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)

/// Steps from then to then; nothing makes one here. Apple's page: CoreMotion/CMPedometerData.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// From when.
  public let startDate: Date
  /// To when.
  public let endDate: Date
  init(startDate: Date, endDate: Date) { (self.startDate, self.endDate) = (startDate, endDate) }
  /// How many.
  open var numberOfSteps: NSNumber { 0 }
  /// Nil.
  open var distance: NSNumber? { nil }
  /// Nil.
  open var floorsAscended: NSNumber? { nil }
  /// Nil.
  open var floorsDescended: NSNumber? { nil }
  /// Nil.
  open var currentPace: NSNumber? { nil }
  /// Nil.
  open var currentCadence: NSNumber? { nil }
}

/// Counts steps. Nothing moves: it answers with ``CMErrorMotionActivityNotAvailable``, and the diagnostic
/// `service.unavailable` says so. Apple's page: CoreMotion/CMPedometer.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// What is called with the answer. Apple's page: CoreMotion/CMPedometerHandler.
  public typealias Handler = (CMPedometerData?, (any Error)?) -> Void

  /// False.
  open class func isStepCountingAvailable() -> Bool { absent() }
  /// False.
  open class func isDistanceAvailable() -> Bool { absent() }
  /// False.
  open class func isFloorCountingAvailable() -> Bool { absent() }
  /// The person said no.
  open class func authorizationStatus() -> CMAuthorizationStatus {
    motion.report()
    return .denied
  }
  private class func absent() -> Bool {
    motion.report()
    return false
  }

  /// Answers with the error.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping Handler) {
    motion.report { handler(nil, CMErrorMotionActivityNotAvailable) }
  }
  /// Answers with the error.
  open func startUpdates(from start: Date, withHandler handler: @escaping Handler) {
    motion.report { handler(nil, CMErrorMotionActivityNotAvailable) }
  }
  /// Nothing to stop.
  open func stopUpdates() {}
}

/// Knows how somebody moves: not here. Apple's page: CoreMotion/CMMotionActivityManager.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// False.
  open class func isActivityAvailable() -> Bool {
    motion.report()
    return false
  }
  /// The person said no.
  open class func authorizationStatus() -> CMAuthorizationStatus { CMPedometer.authorizationStatus() }
}
