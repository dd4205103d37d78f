import CoreLocationFacade
import FoundationAdditions
import JSONText

/// The weather in `services/WeatherKit.json`, in the format of Apple's Weather REST API: a response, or a file written by
/// hand, which may leave out everything but times, conditions and temperatures. Apple's page: WeatherKitRESTAPI/Weather.
struct WeatherFile: Decodable {
  private var currentWeather: CurrentConditions
  private var forecastHourly: Hours?
  private var forecastDaily: Days?
  private var forecastNextHour: NextHour?

  private struct Hours: Decodable { var hours: [Hour] }
  private struct Days: Decodable { var days: [Day] }
  private struct NextHour: Decodable { var minutes: [Minute] }

  private static var contents: (path: String, data: Data)? {
    ServiceData.contents(ofFirst: ["WeatherKit.json"], limit: 8 << 20)
  }

  /// The weather of the file; nil without one, or if it is not valid, which is reported.
  static func weather(at location: CLLocation) -> Weather? {
    guard let file = contents else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(WeatherFile.self, from: file.data).weather(at: location)
    } catch let error as DecodingError {
      let place = error.path.isEmpty ? "" : "\(error.path): "
      ServiceData.report("not valid weather: \(place)\(error.reason(in: file.data))", file.path)
    } catch {
      ServiceData.report("not valid weather: \(error)", file.path)
    }
    return nil
  }

  /// That the data are not Apple's.
  static var attribution: WeatherAttribution? {
    guard contents != nil,
      let page = URL(string: "https://weatherkit.apple.com/legal-attribution.html")
    else { return nil }
    return WeatherAttribution(
      serviceName: "WeatherKit.json", legalPageURL: page, legalAttributionText: "WeatherKit.json", squareMarkURL: page,
      combinedMarkDarkURL: page, combinedMarkLightURL: page)
  }

  private func weather(at location: CLLocation) throws -> Weather {
    let date = currentWeather.asOf ?? location.timestamp
    let metadata = WeatherMetadata(
      date: date, expirationDate: date.addingTimeInterval(3600), latitude: location.coordinate.latitude,
      longitude: location.coordinate.longitude)
    let minutes = forecastNextHour?.minutes.map(\.weather)
    return Weather(
      currentWeather: currentWeather.weather(metadata),
      minuteForecast: minutes.map { Forecast(forecast: $0, metadata: metadata) },
      hourlyForecast: Forecast(forecast: (forecastHourly?.hours ?? []).map(\.weather), metadata: metadata),
      dailyForecast: Forecast(forecast: (forecastDaily?.days ?? []).map(\.weather), metadata: metadata),
      weatherAlerts: [],
      availability: WeatherAvailability(
        minuteAvailability: minutes == nil ? .unsupported : .available, alertAvailability: .unsupported))
  }
}

extension WeatherFile {
  /// A condition's name, such as `MostlyClear`.
  private struct Condition: Decodable {
    let value: WeatherCondition

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let value = WeatherCondition(rawValue: name.prefix(1).lowercased() + name.dropFirst()) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(name)' is not a weather condition")
      }
      self.value = value
    }
  }

  /// What the current weather and hours have in common. Degrees Celsius, millibars, metres, kilometres per hour.
  private struct Conditions: Decodable {
    var conditionCode: Condition
    var temperature: Double
    var temperatureApparent, temperatureDewPoint: Double?
    var cloudCover, humidity, pressure, visibility, windDirection, windGust, windSpeed: Double?
    var daylight: Bool?
    var pressureTrend: PressureTrend?
    var uvIndex: Int?
    var symbolName: String?

    var isDaylight: Bool { daylight ?? true }
    var symbol: String { symbolName ?? conditionCode.value.symbolName(isDaylight: isDaylight) }
    var wind: Wind { Wind(degrees: windDirection ?? 0, speed: windSpeed ?? 0, gust: windGust) }
    func celsius(_ value: Double?) -> Measurement<UnitTemperature> {
      Measurement(value: value ?? temperature, unit: .celsius)
    }
  }

  private struct CurrentConditions: Decodable {
    var asOf: Date?
    var precipitationIntensity: Double?
    var conditions: Conditions

    private enum CodingKeys: String, CodingKey { case asOf, precipitationIntensity }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      asOf = try container.decodeIfPresent(Date.self, forKey: .asOf)
      precipitationIntensity = try container.decodeIfPresent(Double.self, forKey: .precipitationIntensity)
      conditions = try Conditions(from: decoder)
    }

    func weather(_ metadata: WeatherMetadata) -> CurrentWeather {
      let now = conditions
      return CurrentWeather(
        date: metadata.date, cloudCover: now.cloudCover ?? 0, condition: now.conditionCode.value,
        symbolName: now.symbol, dewPoint: now.celsius(now.temperatureDewPoint), humidity: now.humidity ?? 0,
        isDaylight: now.isDaylight, precipitationIntensity: .hourly(millimetres: precipitationIntensity ?? 0),
        pressure: Measurement(value: now.pressure ?? 1013.25, unit: .millibars),
        pressureTrend: now.pressureTrend ?? .steady, temperature: now.celsius(now.temperature),
        apparentTemperature: now.celsius(now.temperatureApparent), uvIndex: UVIndex(now.uvIndex ?? 0),
        visibility: Measurement(value: now.visibility ?? 10_000, unit: .meters), wind: now.wind, metadata: metadata)
    }
  }

  private struct Hour: Decodable {
    var forecastStart: Date
    var precipitationAmount, precipitationChance, snowfallAmount: Double?
    var precipitationType: Precipitation?
    var conditions: Conditions

    private enum CodingKeys: String, CodingKey {
      case forecastStart, precipitationAmount, precipitationChance, snowfallAmount, precipitationType
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      forecastStart = try container.decode(Date.self, forKey: .forecastStart)
      precipitationAmount = try container.decodeIfPresent(Double.self, forKey: .precipitationAmount)
      precipitationChance = try container.decodeIfPresent(Double.self, forKey: .precipitationChance)
      snowfallAmount = try container.decodeIfPresent(Double.self, forKey: .snowfallAmount)
      precipitationType = (try? container.decodeIfPresent(String.self, forKey: .precipitationType)).flatMap {
        $0.flatMap(Precipitation.init(code:))
      }
      conditions = try Conditions(from: decoder)
    }

    var weather: HourWeather {
      let now = conditions
      return HourWeather(
        date: forecastStart, cloudCover: now.cloudCover ?? 0, condition: now.conditionCode.value,
        symbolName: now.symbol, dewPoint: now.celsius(now.temperatureDewPoint), humidity: now.humidity ?? 0,
        isDaylight: now.isDaylight, precipitation: precipitationType ?? .none,
        precipitationChance: precipitationChance ?? 0,
        precipitationAmount: Measurement(value: precipitationAmount ?? 0, unit: .millimeters),
        snowfallAmount: Measurement(value: snowfallAmount ?? 0, unit: .millimeters),
        pressure: Measurement(value: now.pressure ?? 1013.25, unit: .millibars),
        pressureTrend: now.pressureTrend ?? .steady, temperature: now.celsius(now.temperature),
        apparentTemperature: now.celsius(now.temperatureApparent), uvIndex: UVIndex(now.uvIndex ?? 0),
        visibility: Measurement(value: now.visibility ?? 10_000, unit: .meters), wind: now.wind)
    }
  }

  private struct Minute: Decodable {
    var startTime: Date
    var precipitationChance, precipitationIntensity: Double?

    var weather: MinuteWeather {
      MinuteWeather(
        date: startTime, precipitation: precipitationIntensity ?? 0 > 0 ? .rain : .none,
        precipitationChance: precipitationChance ?? 0,
        precipitationIntensity: .hourly(millimetres: precipitationIntensity ?? 0))
    }
  }

  private struct Day: Decodable {
    var forecastStart: Date
    var conditionCode: Condition
    var temperatureMax, temperatureMin: Double
    var humidityMax, humidityMin, precipitationAmount, precipitationChance, snowfallAmount: Double?
    var windDirectionAvg, windSpeedAvg, windGustSpeedMax: Double?
    var maxUvIndex: Int?
    var precipitationType, moonPhase, symbolName: String?
    var moonrise, moonset, sunrise, sunset, solarNoon, solarMidnight: Date?
    var sunriseCivil, sunriseNautical, sunriseAstronomical, sunsetCivil, sunsetNautical, sunsetAstronomical: Date?

    var weather: DayWeather {
      let amount = precipitationAmount ?? 0
      let snow = snowfallAmount ?? 0
      return DayWeather(
        date: forecastStart, condition: conditionCode.value,
        symbolName: symbolName ?? conditionCode.value.symbolName(isDaylight: true),
        highTemperature: Measurement(value: temperatureMax, unit: .celsius), highTemperatureTime: nil,
        lowTemperature: Measurement(value: temperatureMin, unit: .celsius), lowTemperatureTime: nil,
        maximumHumidity: humidityMax ?? 0, minimumHumidity: humidityMin ?? 0,
        precipitation: precipitationType.flatMap(Precipitation.init(code:)) ?? .none,
        precipitationChance: precipitationChance ?? 0,
        precipitationAmount: Measurement(value: amount, unit: .millimeters),
        rainfallAmount: Measurement(value: snow > 0 ? 0 : amount, unit: .millimeters),
        snowfallAmount: Measurement(value: snow, unit: .millimeters),
        sun: SunEvents(
          astronomicalDawn: sunriseAstronomical, nauticalDawn: sunriseNautical, civilDawn: sunriseCivil,
          sunrise: sunrise, solarNoon: solarNoon, sunset: sunset, civilDusk: sunsetCivil, nauticalDusk: sunsetNautical,
          astronomicalDusk: sunsetAstronomical, solarMidnight: solarMidnight),
        moon: MoonEvents(
          phase: moonPhase.flatMap(MoonPhase.init(code:)) ?? .new, moonrise: moonrise, moonset: moonset),
        uvIndex: UVIndex(maxUvIndex ?? 0),
        wind: Wind(degrees: windDirectionAvg ?? 0, speed: windSpeedAvg ?? 0, gust: windGustSpeedMax))
    }
  }
}

extension Precipitation {
  /// The REST API has `clear` for none.
  fileprivate init?(code: String) { self.init(rawValue: code == "clear" ? "none" : code) }
}

extension MoonPhase {
  /// The REST API has `thirdQuarter` for the last one.
  fileprivate init?(code: String) { self.init(rawValue: code == "thirdQuarter" ? "lastQuarter" : code) }
}

extension Measurement where UnitType == UnitSpeed {
  /// Millimetres in an hour.
  fileprivate static func hourly(millimetres: Double) -> Measurement<UnitSpeed> {
    Measurement(value: millimetres / 1_000_000, unit: .kilometersPerHour)
  }
}
