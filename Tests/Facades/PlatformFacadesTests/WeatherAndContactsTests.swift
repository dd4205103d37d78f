import ContactsFacade
import Foundation
import Testing
import WeatherKitFacade

struct WeatherAndContactsTests {
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
