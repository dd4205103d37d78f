import Ambient
import Foundation
import FoundationAdditions
import Localization
import Testing

// Foundation has unimplemented types with these names, so the file selects them; `almanac build` does it for a user's
// sources.
private typealias DateComponentsFormatter = FoundationAdditions.DateComponentsFormatter
private typealias MeasurementFormatter = FoundationAdditions.MeasurementFormatter

struct FormatterTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func german<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withAmbientValues(
      { $0.localization = LocalizationContext(locale: Locale(identifier: "de_DE"), now: now) }, operation: body)
  }

  @Test(arguments: [
    (-3600.0, "1 hour ago"), (7200, "in 2 hours"), (-129_600, "1 day ago"), (90, "in 1 minute"), (0, "in 0 seconds"),
  ]) func `relative dates use the largest unit without rounding`(seconds: Double, text: String) {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == text)
  }

  @Test func `relative dates have named and short styles`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: -3)) == "3 hr. ago")
    #expect(german { RelativeDateTimeFormatter().localizedString(from: DateComponents(day: 2)) } == "in 2 Tagen")
    #expect(formatter.localizedString(fromTimeInterval: .nan).isEmpty == false)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"),
    (.full, "1 hour, 10 minutes"),
  ]) func `time intervals are formatted in every style`(
    style: FoundationAdditions.DateComponentsFormatter.UnitsStyle, text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 4200) == text)
  }

  @Test func `zeros of time intervals are padded or dropped`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 42) == "0:42")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 42) == "00:42")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 125) == "2 minutes")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func `measurements are in the region's units`() {
    let way = Measurement(value: 4200, unit: UnitLength.meters)
    #expect(german { way.formatted() } == "4,2 km")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "4,200 m")
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(warm.formatted() == "70°F")
    #expect(german { warm.formatted() } == "21 °C")
    #expect(
      warm.formatted(
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
      )
      .hasPrefix("21.0°"))
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 3.14159, unit: UnitMass.kilograms)) == "3.1 kg")
  }

  @Test func `lists and date intervals are in the picture's language`() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(german { ListFormatter().string(from: ["a", "b", "c"]) } == "a, b und c")
    let span = now..<now.addingTimeInterval(7500)
    #expect(span.formatted(.components(style: .wide)) == "2 hours, 5 minutes")
    #expect(span.formatted(.components(style: .narrow, fields: [.minute])) == "125m")
  }

  @Test func `formatters start with the picture's locale and time zone`() {
    german {
      let formatter = LocalDateFormatter()
      formatter.dateFormat = "EEEE HH:mm"
      #expect(formatter.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "Montag 00:00")
      let number = LocalNumberFormatter()
      number.numberStyle = .decimal
      #expect(number.string(from: 1234.5) == "1.234,5")
      #expect(RenderSettings.text(of: 1234) == "1.234")
    }
  }

  @Test func `an autorelease pool runs its body and rethrows errors`() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }
}
