import ContactsFacade
import Diagnostics
import Foundation
import Testing
import WeatherKitFacade

struct WeatherAndContactsTests {
  private let bench = ServiceBench()
  private let here = CLLocation(latitude: 50, longitude: 8)

  @Test func `the weather is a file in the format of Apple's API`() async throws {
    try bench.put(
      #"""
      {"currentWeather": {"asOf": "2026-11-27T09:00:00Z", "conditionCode": "MostlyClear", "temperature": 3.5,
        "daylight": false, "windDirection": 350, "windSpeed": 12, "uvIndex": 7, "precipitationIntensity": 2},
       "forecastHourly": {"hours": [
         {"forecastStart": "2026-11-27T10:00:00Z", "conditionCode": "Rain", "temperature": 4, "precipitationType": "rain",
          "precipitationChance": 0.8},
         {"forecastStart": "2026-11-27T11:00:00Z", "conditionCode": "Cloudy", "temperature": 5, "precipitationType": "clear"}]},
       "forecastDaily": {"days": [{"forecastStart": "2026-11-27T00:00:00Z", "conditionCode": "Snow", "temperatureMax": 6,
         "temperatureMin": -2, "moonPhase": "thirdQuarter", "sunrise": "2026-11-27T06:50:00Z"}]}}
      """#, at: "WeatherKit.json")
    let (now, hours, days) = try await bench.run {
      try await WeatherService.shared.weather(for: here, including: .current, .hourly, .daily)
    }
    #expect(now.condition == .mostlyClear && now.symbolName == "moon.stars" && now.wind.compassDirection == .north)
    #expect(now.temperature == Measurement(value: 3.5, unit: .celsius) && now.uvIndex.category == .high)
    #expect(abs(now.precipitationIntensity.converted(to: .metersPerSecond).value - 2.0 / 3_600_000) < 1e-12)
    #expect(hours.map(\.symbolName) == ["cloud.rain", "cloud"] && hours.map(\.precipitation) == [.rain, .none])
    #expect(days[0].highTemperature.value == 6 && days[0].moon.phase == .lastQuarter && days[0].sun.sunrise != nil)
    let range = WeatherQuery<Forecast<HourWeather>>.hourly(
      startDate: hours[1].date, endDate: hours[1].date.addingTimeInterval(1))
    let later = try await bench.run { try await WeatherService.shared.weather(for: here, including: range) }
    #expect(later.map(\.condition) == [.cloudy])
    #expect(bench.log.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#"{"currentWeather": {"conditionCode": "Hazy", "temperature": 1}}"#, "'Hazy' is not a weather condition"),
    (#"{"currentWeather": {"conditionCode": "Haze"}}"#, "temperature"), ("{", "line 1"),
  ])
  func `a wrong file of the weather is named with the reason`(text: String, reason: String) async throws {
    try bench.put(text, at: "WeatherKit.json")
    await #expect(throws: WeatherError.permissionDenied) {
      try await bench.run { try await WeatherService.shared.weather(for: here) }
    }
    let found = try #require(bench.log.diagnostics.first { $0.id == "service.bad-data" })
    #expect(found.message.contains(reason) && found.subject?.hasSuffix("services/WeatherKit.json") == true, "\(found)")
  }

  @Test func `weather requests fail, for one data set and for several`() async {
    let here = CLLocation(latitude: 50, longitude: 8)
    let services = await ServiceFacadesTests.missing {
      await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: here) }
      await #expect(throws: WeatherError.permissionDenied) {
        let (now, days) = try await WeatherService.shared.weather(for: here, including: .current, .daily)
        _ = (now.condition.description, now.temperature.value, days.first?.highTemperature, days.forecast.count)
      }
      await #expect(throws: WeatherError.permissionDenied) {
        let hours = try await WeatherService.shared.weather(for: here, including: .hourly)
        _ = hours.filter { $0.date > .now }.map(\.symbolName)
      }
    }
    #expect(Set(services) == ["WeatherKit"])
  }

  @Test func `conditions, winds and moon phases have display names`() {
    #expect(WeatherCondition.mostlyClear.description == "Mostly Clear")
    #expect(Wind.CompassDirection.westNorthwest.abbreviation == "WNW")
    #expect(Wind.CompassDirection.southSoutheast.description == "South Southeast")
    #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent")
    #expect(MoonPhase.new.symbolName == "moonphase.new.moon")
    #expect(UVIndex.ExposureCategory.high < .veryHigh)
  }

  @Test func `contacts access is denied, and a new contact has a name`() async {
    let services = await ServiceFacadesTests.missing {
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
      let keys = [CNContactThumbnailImageDataKey].map { $0 as any CNKeyDescriptor }
      #expect(throws: CNError(.authorizationDenied)) {
        try CNContactStore().unifiedContacts(
          matching: CNContact.predicateForContacts(withIdentifiers: ["a"]), keysToFetch: keys)
      }
    }
    #expect(Set(services) == ["Contacts"])
    let contact = CNMutableContact()
    contact.organizationName = "Ferry Line"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ferry Line")
    contact.givenName = "Ada"
    contact.familyName = "Byron"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Byron")
  }
}
