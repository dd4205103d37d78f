public import FoundationAdditions

/// Created only by the app's code, for previews. Apple's page: HealthKit/HKObject.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}

open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate, endDate: Date
  init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public let quantityType: HKQuantityType
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
  }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public let categoryType: HKCategoryType
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type: type, start: startDate, end: endDate, metadata: metadata)
  }
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: Self { .asleepUnspecified }
}

open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned, totalDistance: HKQuantity?

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

public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery = 2
  case badminton = 4
  case baseball = 5
  case basketball = 6
  case boxing = 8
  case climbing = 9
  case cycling = 13
  case elliptical = 16
  case golf = 21
  case hiking = 24
  case rowing = 35
  case running = 37
  case soccer = 41
  case swimming = 46
  case tennis = 48
  case walking = 52
  case yoga = 57
  case functionalStrengthTraining = 20
  case traditionalStrengthTraining = 50
  case highIntensityIntervalTraining = 63
  case other = 3000
}

public let HKSampleSortIdentifierEndDate = "endDate"
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKObjectQueryNoLimit = 0
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
