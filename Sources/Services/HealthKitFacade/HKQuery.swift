public import FoundationAdditions

/// A question to the health data. It answers once, with an error. Apple's page: HealthKit/HKQuery.
open class HKQuery: NSObject, @unchecked Sendable {
  /// Which data count; kept for its spelling.
  public let predicate: NSPredicate?
  /// Which sort.
  public let objectType: HKObjectType?
  init(_ objectType: HKObjectType?, _ predicate: NSPredicate?) {
    (self.objectType, self.predicate) = (objectType, predicate)
  }
  func fail(_ error: any Error) {}

  /// Those from then to then; there are none, so it is not looked at.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Workouts of a sort.
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Those with a key.
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
  /// Summaries of a day.
  open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
    NSPredicate(value: true)
  }
}

/// Whether what begins before and ends afterwards counts. Apple's page: HealthKit/HKQueryOptions.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Some of them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It must begin within.
  public static let strictStartDate = Self(rawValue: 1 << 0)
  /// It must end within.
  public static let strictEndDate = Self(rawValue: 1 << 1)
}

/// Asks for single measurements. Apple's page: HealthKit/HKSampleQuery.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let answer: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Asks for them.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    answer = resultsHandler
    super.init(sampleType, predicate)
  }
  override func fail(_ error: any Error) { answer(self, nil, error) }
}

/// Asks for what is new. Apple's page: HealthKit/HKObserverQuery.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let answer: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  /// Asks for it.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    answer = updateHandler
    super.init(sampleType, predicate)
  }
  override func fail(_ error: any Error) { answer(self, {}, error) }
}

/// What is counted. Apple's page: HealthKit/HKStatisticsOptions.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Some of them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// For each source.
  public static let separateBySource = Self(rawValue: 1 << 0)
  /// What is usual.
  public static let discreteAverage = Self(rawValue: 1 << 1)
  /// The least.
  public static let discreteMin = Self(rawValue: 1 << 2)
  /// The most.
  public static let discreteMax = Self(rawValue: 1 << 3)
  /// All together.
  public static let cumulativeSum = Self(rawValue: 1 << 4)
  /// The last.
  public static let mostRecent = Self(rawValue: 1 << 5)
  /// How long.
  public static let duration = Self(rawValue: 1 << 6)
}

/// What was counted; nothing makes one here. Apple's page: HealthKit/HKStatistics.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// From when.
  public let startDate: Date
  /// To when.
  public let endDate: Date
  init(startDate: Date, endDate: Date) { (self.startDate, self.endDate) = (startDate, endDate) }
  /// Nil.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Nil.
  open func averageQuantity() -> HKQuantity? { nil }
  /// Nil.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// Nil.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// Nil.
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// What was counted day by day; nothing makes one here. Apple's page: HealthKit/HKStatisticsCollection.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  /// None.
  open func statistics() -> [HKStatistics] { [] }
  /// Nil.
  open func statistics(for date: Date) -> HKStatistics? { nil }
  /// Calls nothing.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// Asks for a count. Apple's page: HealthKit/HKStatisticsQuery.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let answer: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// Asks for it.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    answer = handler
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail(_ error: any Error) { answer(self, nil, error) }
}

/// Asks for counts day by day. Apple's page: HealthKit/HKStatisticsCollectionQuery.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Is called with the error.
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Is never called: nothing changes.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Asks for them.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}

/// A day's rings; nothing makes one here but the sources themselves. Apple's page: HealthKit/HKActivitySummary.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  /// The energy that was used.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The energy that is wanted.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The minutes of exercise.
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The minutes that are wanted.
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The hours with some standing.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// The hours that are wanted.
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
}

/// Asks for the rings of days. Apple's page: HealthKit/HKActivitySummaryQuery.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let answer: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  /// Asks for them.
  public init(
    predicate: NSPredicate?,
    resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    answer = handler
    super.init(nil, predicate)
  }
  override func fail(_ error: any Error) { answer(self, nil, error) }
}
