import ArgumentParser
import Rendering
import Timelines
import Widgets

extension WidgetBundle {
  /// The bundle's widget of that kind.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the kinds.
  ///   What is not drawn is named with the reason.
  static func kind(named name: String, in world: World) throws -> WidgetKind {
    try world.making {
      let bundle = Self()
      if let member = bundle.undrawn.first(where: { $0.kind == name }) {
        throw ValidationError("\(name) is not drawn: it is \(member.reason).")
      }
      return try Choice(of: "widget", from: bundle.kinds.map { ($0.kind, $0) }).value(name)
    }
  }
}

extension WidgetKind {
  /// The families in which the widget is drawn on `device`.
  func families(on device: DeviceProfile) -> [WidgetFamily] {
    families.filter { device.size(of: $0) != nil }
  }

  /// The asked family if the widget has it on `device`; without one, the first that it has, on an iPad the medium one.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the families.
  func family(_ name: String?, on device: DeviceProfile) throws -> WidgetFamily {
    let families = families(on: device)
    if let name {
      // A name that no widget knows is misspelt; one that this widget lacks is not.
      let family = try Choice(of: "family", from: WidgetFamily.named).value(name)
      guard families.contains(family) else {
        let list = families.map(\.name).joined(separator: ", ")
        throw ValidationError("\(kind) is not drawn as \(family) on \(device.name). Choose from: \(list).")
      }
      return family
    }
    if device.idiom == .pad && families.contains(.systemMedium) { return .systemMedium }
    guard let first = families.first else {
      throw ValidationError("\(kind) has no family that fits a screen of \(device.name).")
    }
    return first
  }
}
