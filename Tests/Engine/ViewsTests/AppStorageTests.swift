import Foundation
import Testing

@testable import Views

@Suite struct AppStorageTests {
  private enum Theme: String { case sea, forest }

  private struct Settings: View {
    @AppStorage("count") private var count = 3
    @AppStorage("isOn") private var isOn = true
    @AppStorage("name") private var name = "nobody"
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("theme") private var theme = Theme.sea
    @AppStorage("note") private var note: String?
    var body: some View { Text(verbatim: "\(count) \(isOn) \(name) \(ratio) \(theme) \(note ?? "-")") }
  }

  /// Empty user defaults for this test.
  private func emptyDefaults(_ name: String) throws -> UserDefaults {
    let defaults = try #require(UserDefaults(suiteName: "almanac.tests.\(name)"))
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    return defaults
  }

  @Test func `missing values have their defaults`() throws {
    let defaults = try emptyDefaults("missing")
    #expect(settled(Settings().defaultAppStorage(defaults)).texts == ["3 true nobody 0.5 sea -"])
  }

  @Test func `values are read with their types`() throws {
    let defaults = try emptyDefaults("present")
    defaults.set(7, forKey: "count")
    defaults.set(false, forKey: "isOn")
    defaults.set("Ada", forKey: "name")
    defaults.set(0.25, forKey: "ratio")
    defaults.set("forest", forKey: "theme")
    defaults.set("hi", forKey: "note")
    #expect(settled(Settings().defaultAppStorage(defaults)).texts == ["7 false Ada 0.25 forest hi"])
  }

  @Test func `written values can be read`() throws {
    struct Writer: View {
      @AppStorage("count") private var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count = 9 } }
    }
    let defaults = try emptyDefaults("written")
    #expect(settled(Writer().defaultAppStorage(defaults)).texts == ["9"])
    #expect(defaults.integer(forKey: "count") == 9)
  }

  @Test func `a value of another type counts as missing`() throws {
    let defaults = try emptyDefaults("mistyped")
    defaults.set("many", forKey: "count")
    defaults.set("desert", forKey: "theme")
    #expect(settled(Settings().defaultAppStorage(defaults)).texts == ["3 true nobody 0.5 sea -"])
  }
}
