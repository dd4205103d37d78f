import ArgumentParser
package import Diagnostics
package import Rendering
import Graphics
package import Timelines
package import Widgets

extension WidgetBundle {
  /// The bundle's widgets; of several with one kind, the first.
  package static var distinctKinds: [WidgetKind] {
    var seen: Set<String> = []
    return Self().kinds.filter { seen.insert($0.kind).inserted }
  }

  /// A diagnostic for each kind that several widgets have, and could not be told apart by.
  package static var kindFindings: [Diagnostic] {
    let counts = Dictionary(Self().kinds.map { ($0.kind, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 }.keys.sorted().map { kind in
      Diagnostic(
        id: "widget.kind-repeated",
        message: "\(counts[kind] ?? 0) widgets have this kind, and the first of them stands for all", subject: kind)
    }
  }

  /// The bundle's widget of that kind.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the kinds.
  ///   What is not drawn is named with the reason.
  package static func kind(named name: String, in world: World) throws -> WidgetKind {
    try world.making {
      let bundle = Self()
      if let member = bundle.undrawn.first(where: { $0.kind == name }) {
        throw ValidationError("\(name) is not drawn: it is \(member.reason).")
      }
      do {
        return try Choice(of: "widget", from: bundle.kinds.map { ($0.kind, $0) }).value(name)
      } catch let error as ValidationError {
        guard let option = option(before: name) else { throw error }
        throw ValidationError("\(option) takes no value, or is no option. \(error.message)")
      }
    }
  }

  /// The option that a word of the command line follows without being its value.
  private static func option(before word: String) -> String? {
    zip(CommandLine.arguments, CommandLine.arguments.dropFirst())
      .first { $1 == word && $0.hasPrefix("-") && $0 != "--" && !$0.contains("=") }?.0
  }
}

extension WidgetKind {
  /// The families in which the widget is drawn on `device`.
  package func families(on device: DeviceProfile) -> [WidgetFamily] {
    families.filter { device.size(of: $0) != nil }
  }

  /// Says that a device has no place for families, and which device has one.
  ///
  /// - Parameter option: What stands before the name of a device where it is asked for.
  package func absence(of families: [WidgetFamily], on device: DeviceProfile, option: String = "--device ") -> String {
    let list = families.map(\.name).joined(separator: ", ")
    let other =
      DeviceProfile.all.first { other in families.allSatisfy { other.size(of: $0) != nil } }
      ?? DeviceProfile.all.first { other in families.contains { other.size(of: $0) != nil } }
    return "\(list): \(device.name) has no place for it" + (other.map { "; \(option)\($0.name) has" } ?? "")
  }

  /// The asked family if the widget has it on `device`; without one, the first that it has, on an iPad the medium one.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the families.
  package func family(_ name: String?, on device: DeviceProfile) throws -> WidgetFamily {
    let families = families(on: device)
    if let name {
      // A name that no widget knows is misspelt; one that this widget lacks is not.
      let family = try WidgetFamily.choice.value(name)
      guard families.contains(family) else {
        let list = families.map(\.name).joined(separator: ", ")
        if self.families.contains(family) { throw ValidationError("\(kind): \(absence(of: [family], on: device)).") }
        throw ValidationError("\(kind) is not drawn as \(family) on \(device.name). Choose from: \(list).")
      }
      return family
    }
    if device.idiom == .pad && families.contains(.systemMedium) { return .systemMedium }
    guard let first = families.first else {
      throw ValidationError("\(kind): \(absence(of: self.families, on: device)).")
    }
    return first
  }
}
