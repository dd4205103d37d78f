public import FoundationAdditions

/// A sort of health data. Apple's page: HealthKit/HKObjectType.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }

  /// Amounts of something.
  public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// Things that are so or so.
  public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// What never changes.
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  /// Workouts.
  public class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
  /// Summaries of a day.
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }

  /// Whether it is the same sort.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  /// Equal sorts have equal ones.
  open override var hash: Int { identifier.hashValue }
}

/// A sort of health data that is measured again and again. Apple's page: HealthKit/HKSampleType.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// Amounts of something. Apple's page: HealthKit/HKQuantityType.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Amounts of something.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// Things that are so or so. Apple's page: HealthKit/HKCategoryType.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Things that are so or so.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// What never changes. Apple's page: HealthKit/HKCharacteristicType.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// What never changes.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// Workouts. Apple's page: HealthKit/HKWorkoutType.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Summaries of a day. Apple's page: HealthKit/HKActivitySummaryType.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
