import FoundationAdditions

/// The name of a sort of amounts. Apple's page: HealthKit/HKQuantityTypeIdentifier.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ end: String) { rawValue = "HKQuantityTypeIdentifier" + end }

  /// Step count.
  public static let stepCount = Self("StepCount")
  /// Distance walking running.
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  /// Distance cycling.
  public static let distanceCycling = Self("DistanceCycling")
  /// Distance swimming.
  public static let distanceSwimming = Self("DistanceSwimming")
  /// Distance wheelchair.
  public static let distanceWheelchair = Self("DistanceWheelchair")
  /// Basal energy burned.
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  /// Active energy burned.
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  /// Flights climbed.
  public static let flightsClimbed = Self("FlightsClimbed")
  /// Push count.
  public static let pushCount = Self("PushCount")
  /// Apple exercise time.
  public static let appleExerciseTime = Self("AppleExerciseTime")
  /// Apple stand time.
  public static let appleStandTime = Self("AppleStandTime")
  /// Apple move time.
  public static let appleMoveTime = Self("AppleMoveTime")
  /// Swimming stroke count.
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  /// Vo2 max.
  public static let vo2Max = Self("Vo2Max")
  /// Body mass index.
  public static let bodyMassIndex = Self("BodyMassIndex")
  /// Body fat percentage.
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  /// Height.
  public static let height = Self("Height")
  /// Body mass.
  public static let bodyMass = Self("BodyMass")
  /// Lean body mass.
  public static let leanBodyMass = Self("LeanBodyMass")
  /// Waist circumference.
  public static let waistCircumference = Self("WaistCircumference")
  /// Heart rate.
  public static let heartRate = Self("HeartRate")
  /// Resting heart rate.
  public static let restingHeartRate = Self("RestingHeartRate")
  /// Walking heart rate average.
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  /// Heart rate variability sdnn.
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  /// Oxygen saturation.
  public static let oxygenSaturation = Self("OxygenSaturation")
  /// Body temperature.
  public static let bodyTemperature = Self("BodyTemperature")
  /// Blood pressure systolic.
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  /// Blood pressure diastolic.
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  /// Respiratory rate.
  public static let respiratoryRate = Self("RespiratoryRate")
  /// Blood glucose.
  public static let bloodGlucose = Self("BloodGlucose")
  /// Insulin delivery.
  public static let insulinDelivery = Self("InsulinDelivery")
  /// Dietary carbohydrates.
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  /// Dietary energy consumed.
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  /// Dietary fat total.
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  /// Dietary protein.
  public static let dietaryProtein = Self("DietaryProtein")
  /// Dietary sugar.
  public static let dietarySugar = Self("DietarySugar")
  /// Dietary fiber.
  public static let dietaryFiber = Self("DietaryFiber")
  /// Dietary water.
  public static let dietaryWater = Self("DietaryWater")
  /// Dietary caffeine.
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  /// Dietary sodium.
  public static let dietarySodium = Self("DietarySodium")
  /// Environmental audio exposure.
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  /// Headphone audio exposure.
  public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
  /// Walking speed.
  public static let walkingSpeed = Self("WalkingSpeed")
  /// Walking step length.
  public static let walkingStepLength = Self("WalkingStepLength")
  /// Running speed.
  public static let runningSpeed = Self("RunningSpeed")
  /// Running power.
  public static let runningPower = Self("RunningPower")
  /// Cycling speed.
  public static let cyclingSpeed = Self("CyclingSpeed")
  /// Cycling power.
  public static let cyclingPower = Self("CyclingPower")
  /// Uv exposure.
  public static let uvExposure = Self("UvExposure")
  /// Time in daylight.
  public static let timeInDaylight = Self("TimeInDaylight")
}

/// The name of a sort of things that are so or so. Apple's page: HealthKit/HKCategoryTypeIdentifier.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ end: String) { rawValue = "HKCategoryTypeIdentifier" + end }

  /// Sleep analysis.
  public static let sleepAnalysis = Self("SleepAnalysis")
  /// Apple stand hour.
  public static let appleStandHour = Self("AppleStandHour")
  /// Mindful session.
  public static let mindfulSession = Self("MindfulSession")
  /// Menstrual flow.
  public static let menstrualFlow = Self("MenstrualFlow")
  /// Handwashing event.
  public static let handwashingEvent = Self("HandwashingEvent")
  /// Toothbrushing event.
  public static let toothbrushingEvent = Self("ToothbrushingEvent")
  /// High heart rate event.
  public static let highHeartRateEvent = Self("HighHeartRateEvent")
  /// Low heart rate event.
  public static let lowHeartRateEvent = Self("LowHeartRateEvent")
  /// Irregular heart rhythm event.
  public static let irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent")
}

/// The name of what never changes. Apple's page: HealthKit/HKCharacteristicTypeIdentifier.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ end: String) { rawValue = "HKCharacteristicTypeIdentifier" + end }

  /// Biological sex.
  public static let biologicalSex = Self("BiologicalSex")
  /// Blood type.
  public static let bloodType = Self("BloodType")
  /// Date of birth.
  public static let dateOfBirth = Self("DateOfBirth")
  /// Fitzpatrick skin type.
  public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
  /// Wheelchair use.
  public static let wheelchairUse = Self("WheelchairUse")
}
