public import Foundation

/// What is measured, which decides the unit that a region uses for it.
/// Apple's page: Foundation/MeasurementFormatUnitUsage.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  /// ICU's name of the usage; empty for no conversion.
  let name: String

  /// Anything.
  public static var general: Self { Self(name: "general") }
  /// In the unit as given.
  public static var asProvided: Self { Self(name: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall a person is.
  public static var person: Self { Self(name: "person") }
  /// How tall a person is, said casually.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A way by road.
  public static var road: Self { Self(name: "road") }
  /// Rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "visiblty") }
  /// How far one is.
  public static var focalLength: Self { Self(name: "focal-length") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of a person.
  public static var person: Self { Self(name: "person") }
  /// Outdoors.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Of food.
  public static var food: Self { Self(name: "food") }
  /// Of a person's movement.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of a drink.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// Of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}
