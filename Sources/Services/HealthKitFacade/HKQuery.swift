public import FoundationAdditions

/// A query, which calls back once, with an error. Apple's page: HealthKit/HKQuery.
open class HKQuery: NSObject, @unchecked Sendable {
  public let predicate: NSPredicate?
  public let objectType: HKObjectType?
  init(_ objectType: HKObjectType?, _ predicate: NSPredicate?) {
    (self.objectType, self.predicate) = (objectType, predicate)
  }
  func fail(_ error: any Error) {}

  /// Ignored: there are no data.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
    NSPredicate(value: true)
  }
}

public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1 << 0)
  public static let strictEndDate = Self(rawValue: 1 << 1)
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let answer: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    answer = resultsHandler
    super.init(sampleType, predicate)
  }
  override func fail(_ error: any Error) { answer(self, nil, error) }
}

open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let answer: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    answer = updateHandler
    super.init(sampleType, predicate)
  }
  override func fail(_ error: any Error) { answer(self, {}, error) }
}

public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1 << 0)
  public static let discreteAverage = Self(rawValue: 1 << 1)
  public static let discreteMin = Self(rawValue: 1 << 2)
  public static let discreteMax = Self(rawValue: 1 << 3)
  public static let cumulativeSum = Self(rawValue: 1 << 4)
  public static let mostRecent = Self(rawValue: 1 << 5)
  public static let duration = Self(rawValue: 1 << 6)
}

/// Never created. Apple's page: HealthKit/HKStatistics.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let startDate, endDate: Date
  init(startDate: Date, endDate: Date) { (self.startDate, self.endDate) = (startDate, endDate) }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Never created. Apple's page: HealthKit/HKStatisticsCollection.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  /// Never calls the closure.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let answer: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    answer = handler
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail(_ error: any Error) { answer(self, nil, error) }
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Never called.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}

/// Created only by the app's code. Apple's page: HealthKit/HKActivitySummary.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
}

open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let answer: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  public init(
    predicate: NSPredicate?,
    resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    answer = handler
    super.init(nil, predicate)
  }
  override func fail(_ error: any Error) { answer(self, nil, error) }
}
