import FoundationAdditions

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ end: String) { rawValue = "HKQuantityTypeIdentifier" + end }

  public static let stepCount = Self("StepCount")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceSwimming = Self("DistanceSwimming")
  public static let distanceWheelchair = Self("DistanceWheelchair")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let pushCount = Self("PushCount")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let appleMoveTime = Self("AppleMoveTime")
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  public static let vo2Max = Self("Vo2Max")
  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let height = Self("Height")
  public static let bodyMass = Self("BodyMass")
  public static let leanBodyMass = Self("LeanBodyMass")
  public static let waistCircumference = Self("WaistCircumference")
  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let insulinDelivery = Self("InsulinDelivery")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietarySugar = Self("DietarySugar")
  public static let dietaryFiber = Self("DietaryFiber")
  public static let dietaryWater = Self("DietaryWater")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  public static let dietarySodium = Self("DietarySodium")
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
  public static let walkingSpeed = Self("WalkingSpeed")
  public static let walkingStepLength = Self("WalkingStepLength")
  public static let runningSpeed = Self("RunningSpeed")
  public static let runningPower = Self("RunningPower")
  public static let cyclingSpeed = Self("CyclingSpeed")
  public static let cyclingPower = Self("CyclingPower")
  public static let uvExposure = Self("UvExposure")
  public static let timeInDaylight = Self("TimeInDaylight")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ end: String) { rawValue = "HKCategoryTypeIdentifier" + end }

  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let appleStandHour = Self("AppleStandHour")
  public static let mindfulSession = Self("MindfulSession")
  public static let menstrualFlow = Self("MenstrualFlow")
  public static let handwashingEvent = Self("HandwashingEvent")
  public static let toothbrushingEvent = Self("ToothbrushingEvent")
  public static let highHeartRateEvent = Self("HighHeartRateEvent")
  public static let lowHeartRateEvent = Self("LowHeartRateEvent")
  public static let irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ end: String) { rawValue = "HKCharacteristicTypeIdentifier" + end }

  public static let biologicalSex = Self("BiologicalSex")
  public static let bloodType = Self("BloodType")
  public static let dateOfBirth = Self("DateOfBirth")
  public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
  public static let wheelchairUse = Self("WheelchairUse")
}
