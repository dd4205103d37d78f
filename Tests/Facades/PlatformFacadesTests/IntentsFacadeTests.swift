import ConfigurationIntents
import IntentsFacade
import Testing
import Timelines

private enum Theme: Int, AppEnum {
  case unknown, light, dark
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
  static var caseDisplayRepresentations: [Theme: DisplayRepresentation] { [.light: "Bright", .dark: "Dark"] }
}

private class Coin: INObject, @unchecked Sendable {
  var symbol: String?
}

/// As `IntentDefinitionSource` generates it.
private class CoinIntent: INIntent, @unchecked Sendable {
  @IntentParameter(title: "Theme", default: .light) var theme: Theme
  @IntentParameter(title: "Coin") var coin: Coin?
  @IntentParameter(title: "Count", default: NSNumber(value: 3), inclusiveRange: (1, 5)) var count: NSNumber?
  @IntentParameter(title: "Hidden") var isHidden: NSNumber?
  @IntentParameter(title: "Place") var place: _INUnknownValue?
}

struct IntentsFacadeTests {
  private let intent = CoinIntent()

  private func set(_ name: String, _ text: String) async throws {
    let named = try #require(IntentSettings(intent)[name])
    try await named.set([text], for: nil, within: TimeLimit(.seconds(3600)))
  }

  @Test func `an INIntent is listed and set like an AppIntent`() async throws {
    #expect(IntentSettings(intent).parameters.map(\.name) == ["theme", "coin", "count", "isHidden", "place"])
    try await set("theme", "dark")
    try await set("coin", "btc:Bitcoin")
    try await set("count", "5")
    try await set("isHidden", "true")
    #expect(intent.theme == .dark)
    #expect((intent.coin?.identifier, intent.coin?.displayString) == ("btc", "Bitcoin"))
    #expect((intent.count?.intValue, intent.isHidden?.boolValue) == (5, true))
  }

  @Test func `bounds and types are those of the definition`() async throws {
    await #expect(throws: SettingError.outOfBounds(parameter: "count", value: "6", bounds: "from 1 to 5")) {
      try await set("count", "6")
    }
    await #expect(throws: SettingError.self) { try await set("place", "here") }
    try await set("coin", "")
    #expect(intent.coin == nil)
    #expect(intent.count == 3)
  }

  @Test func `objects are equal by class, identifier and name`() {
    #expect(Coin(identifier: "a", display: "A") == Coin(identifier: "a", display: "A"))
    #expect(Coin(identifier: "a", display: "A") != INObject(identifier: "a", display: "A"))
    #expect(INObjectCollection(items: [1, 2]).allItems == [1, 2])
  }
}
