import ActivityKitFacade
import SwiftUI
import Testing
import WidgetKit

/// A `switch` over one platform's families, without `default`, as in that platform's sources. The test is that these
/// functions compile; their results show that the patterns match the right family.
struct FamilySwitchTests {
  private func onPhone(_ family: WidgetFamily) -> String {
    switch family {
    case .systemSmall: "small"
    case .systemMedium: "medium"
    case .systemLarge: "large"
    case .systemExtraLarge: "extra large"
    case .accessoryCircular: "circle"
    case .accessoryRectangular: "rectangle"
    case .accessoryInline: "line"
    }
  }

  private func onPhoneAndUnknown(_ family: WidgetFamily) -> String {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: "home"
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: "lock"
    @unknown default: "unknown"
    }
  }

  private func onWatch(_ family: WidgetFamily) -> String {
    let name: String
    switch family {
    case .accessoryCorner: name = "corner"
    case .accessoryCircular: name = "circle"
    case .accessoryRectangular: name = "rectangle"
    case .accessoryInline: name = "line"
    }
    return name
  }

  private func onMac(_ family: WidgetFamily) -> Int {
    switch family {
    case .systemSmall: return 1
    case .systemMedium: return 2
    case .systemLarge: return 3
    case .systemExtraLarge: return 4
    @unknown default: return 0
    }
  }

  private func everywhere(_ family: WidgetFamily) -> String {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge: "icons"
    case .systemExtraLarge, .systemExtraLargePortrait: "many icons"
    case .accessoryCircular, .accessoryCorner: "round"
    case .accessoryRectangular: "rectangle"
    case .accessoryInline: "line"
    }
  }

  private func inTuple(_ family: WidgetFamily, _ scheme: ColorScheme) -> String {
    switch (family, scheme) {
    case (.systemSmall, .light): "small light"
    case (.systemSmall, .dark): "small dark"
    case (.systemMedium, _), (.accessoryCorner, _): "medium or corner"
    case (_, .light): "light"
    case (_, .dark): "dark"
    @unknown default: "unknown"
    }
  }

  private func inOptional(_ family: WidgetFamily?) -> String {
    switch family {
    case .systemSmall?: "small"
    case .some(.accessoryCorner): "corner"
    case .systemMedium: "medium"
    case .none: "none"
    case .some: "another"
    }
  }

  @Test func `a phone's families are exhaustive`() {
    let families: [WidgetFamily] = [.systemSmall, .systemExtraLarge, .accessoryCircular, .accessoryInline]
    #expect(families.map(onPhone) == ["small", "extra large", "circle", "line"])
    #expect(
      ([.systemLarge, .accessoryRectangular, .accessoryCorner] as [WidgetFamily]).map(onPhoneAndUnknown)
        == ["home", "lock", "unknown"])
  }

  @Test func `a watch's and a Mac's families, and all together, are exhaustive`() {
    let accessories: [WidgetFamily] = [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
    #expect(accessories.map(onWatch) == ["corner", "circle", "rectangle", "line"])
    #expect(([.systemMedium, .systemExtraLargePortrait] as [WidgetFamily]).map(onMac) == [2, 0])
    let groups = ["icons", "icons", "icons", "many icons", "many icons", "round", "rectangle", "line", "round"]
    #expect(WidgetFamily.allCases.map(everywhere) == groups)
  }

  @Test func `patterns match in tuples, optionals, conditions and loops`() {
    #expect(inTuple(.systemSmall, .dark) == "small dark")
    #expect(inTuple(.accessoryCorner, .dark) == "medium or corner")
    #expect(inTuple(.systemLarge, .light) == "light")
    let optionals: [WidgetFamily?] = [.systemSmall, .accessoryCorner, .systemMedium, nil, .systemLarge]
    #expect(optionals.map(inOptional) == ["small", "corner", "medium", "none", "another"])
    if case .systemSmall = WidgetFamily.systemSmall {} else { Issue.record("`if case` does not match") }
    guard case .accessoryCorner = WidgetFamily.accessoryCorner else { return #expect(Bool(false)) }
    var count = 0
    for case .systemSmall in WidgetFamily.allCases { count += 1 }
    #expect(count == 1)
  }

  @Test func `a family is a value like any other`() throws {
    let names = [WidgetFamily.systemSmall: "s", .accessoryCorner: "c"]
    #expect(names[.accessoryCorner] == "c")
    #expect(WidgetFamily.systemLarge.description == "systemLarge")
    #expect(WidgetFamily(rawValue: WidgetFamily.accessoryInline.rawValue) == .accessoryInline)
    #expect(Set(WidgetFamily.allCases).count == 9)
    let families: [WidgetFamily] = [.systemSmall, .accessoryCorner]
    #expect(try JSONDecoder().decode([WidgetFamily].self, from: JSONEncoder().encode(families)) == families)
  }

  private func word(_ state: ActivityState) -> String {
    switch state {
    case .active: "active"
    case .ended: "ended"
    case .dismissed: "dismissed"
    case .stale: "stale"
    }
  }

  private func points(_ size: ControlSize) -> Int {
    switch size {
    case .mini: 1
    case .small: 2
    case .regular: 3
    case .large: 4
    }
  }

  @Test func `states and sizes of earlier systems are exhaustive too`() {
    #expect(word(.stale) == "stale" && ActivityState.pending.rawValue == "pending")
    #expect(points(.large) == 4 && ControlSize.allCases.last == .extraLarge)
  }
}
