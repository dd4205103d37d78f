import Ambient
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

/// A file that `almanac build` adds to a user's sources.
private typealias UserDefaults = SharedDefaults

extension SharedDefaults {
  fileprivate static var group: SharedDefaults? { SharedDefaults(suiteName: "group.storage") }
}

private enum Mode: String { case plain, fancy }

private struct Stored: View {
  @AppStorage("number", store: UserDefaults(suiteName: "group.storage")) var number = 5
  @AppStorage("mode", store: .group) var mode = Mode.plain
  @AppStorage("name", store: .group) var name: String?
  @AppStorage("own", store: nil) var own = 1

  var body: some View { Text("\(number) \(mode.rawValue) \(name ?? "-") \(own)") }
}

struct AppStorageTests {
  @Test func `stored properties read the group's defaults in every spelling of the store`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    withAmbientValues({ $0.groupContainers = home.appending(path: "groups") }) {
      let view = Stored()
      #expect(view.number == 5)
      UserDefaults.group?.set(7, forKey: "number")
      UserDefaults.group?.set("fancy", forKey: "mode")
      view.name = "Ada"
      #expect(view.number == 7)
      #expect(view.mode == .fancy)
      #expect(UserDefaults.group?.string(forKey: "name") == "Ada")
      #expect(view.own == 1)
    }
  }
}
