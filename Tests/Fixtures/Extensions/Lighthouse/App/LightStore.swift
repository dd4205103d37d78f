import Combine
import Foundation
import os

/// What the app tells the widget, in the app's group.
final class LightStore: ObservableObject {
  static let group = "group.org.example.lighthouse"

  @Published private(set) var light: Light?

  private let log = Logger(subsystem: "org.example.lighthouse", category: "store")
  private let defaults = UserDefaults(suiteName: LightStore.group)
  private var cancellables = Set<AnyCancellable>()

  init() {
    $light
      .compactMap { $0?.name }
      .removeDuplicates()
      .sink { [log] name in log.debug("light: \(name, privacy: .public)") }
      .store(in: &cancellables)
    load()
  }

  /// Where reports are asked for.
  var server: URL? { defaults?.string(forKey: "server").flatMap(URL.init(string:)) }

  var keepers: Int { defaults?.integer(forKey: "keepers") ?? 0 }

  private func load() {
    guard
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group),
      let data = try? Data(contentsOf: folder.appendingPathComponent("light.json"))
    else {
      log.error("no light is chosen")
      return
    }
    light = try? JSONDecoder().decode(Light.self, from: data)
  }
}

struct Light: Codable, Hashable {
  let name: String
  let latitude: Double
  let longitude: Double
  let seconds: Int
}
