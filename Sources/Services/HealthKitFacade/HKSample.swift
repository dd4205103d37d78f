public import FoundationAdditions

/// What was measured. Nothing makes one here but the sources themselves, for previews.
/// Apple's page: HealthKit/HKObject.
open class HKObject: NSObject, @unchecked Sendable {
  /// Its own name.
  public let uuid = UUID()
  /// What else is known.
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// What was measured from then to then. Apple's page: HealthKit/HKSample.
open class HKSample: HKObject, @unchecked Sendable {
  /// Of which sort.
  public let sampleType: HKSampleType
  /// From when.
  public let startDate: Date
  /// To when.
  public let endDate: Date
  init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

/// An amount. Apple's page: HealthKit/HKQuantitySample.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// How much.
  public let quantity: HKQuantity
  /// Of what.
  public let quantityType: HKQuantityType
  /// An amount.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
  }
}

/// Something that is so or so. Apple's page: HealthKit/HKCategorySample.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// How it is.
  public let value: Int
  /// What.
  public let categoryType: HKCategoryType
  /// Something that is so or so.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type: type, start: startDate, end: endDate, metadata: metadata)
  }
}

/// How somebody sleeps. Apple's page: HealthKit/HKCategoryValueSleepAnalysis.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// Lies there.
  case inBed
  /// Sleeps.
  case asleepUnspecified
  /// Does not.
  case awake
  /// Sleeps lightly.
  case asleepCore
  /// Sleeps deeply.
  case asleepDeep
  /// Dreams.
  case asleepREM
  /// Sleeps; the older name.
  public static var asleep: Self { .asleepUnspecified }
}

/// A workout. Apple's page: HealthKit/HKWorkout.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// What was done.
  public let workoutActivityType: HKWorkoutActivityType
  /// Seconds.
  public let duration: TimeInterval
  /// How much energy it took.
  public let totalEnergyBurned: HKQuantity?
  /// How far.
  public let totalDistance: HKQuantity?

  /// A workout.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval? = nil, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    (self.workoutActivityType, self.totalEnergyBurned) = (workoutActivityType, totalEnergyBurned)
    self.totalDistance = totalDistance
    self.duration = duration ?? endDate.timeIntervalSince(startDate)
    super.init(type: HKObjectType.workoutType(), start: startDate, end: endDate, metadata: metadata)
  }
}

/// What is done in a workout. Apple's page: HealthKit/HKWorkoutActivityType.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// Football of America.
  case americanFootball = 1
  /// Archery.
  case archery = 2
  /// Badminton.
  case badminton = 4
  /// Baseball.
  case baseball = 5
  /// Basketball.
  case basketball = 6
  /// Boxing.
  case boxing = 8
  /// Climbing.
  case climbing = 9
  /// Cycling.
  case cycling = 13
  /// Elliptical trainers.
  case elliptical = 16
  /// Golf.
  case golf = 21
  /// Hiking.
  case hiking = 24
  /// Rowing.
  case rowing = 35
  /// Running.
  case running = 37
  /// Football.
  case soccer = 41
  /// Swimming.
  case swimming = 46
  /// Tennis.
  case tennis = 48
  /// Walking.
  case walking = 52
  /// Yoga.
  case yoga = 57
  /// Strength.
  case functionalStrengthTraining = 20
  /// Strength, with weights.
  case traditionalStrengthTraining = 50
  /// Hard and short.
  case highIntensityIntervalTraining = 63
  /// Something else.
  case other = 3000
}

/// The key that sorts by the end. Apple's page: HealthKit/HKSampleSortIdentifierEndDate.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The key that sorts by the start. Apple's page: HealthKit/HKSampleSortIdentifierStartDate.
public let HKSampleSortIdentifierStartDate = "startDate"
/// As many as there are. Apple's page: HealthKit/HKObjectQueryNoLimit.
public let HKObjectQueryNoLimit = 0
/// Where it was measured, in a sample's metadata. Apple's page: HealthKit/HKMetadataKeyTimeZone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// Whether somebody typed it, in a sample's metadata. Apple's page: HealthKit/HKMetadataKeyWasUserEntered.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
