import ArgumentParser
import Diagnostics
import Rendering
import Graphics
import Timelines
import Widgets

/// The widgets of a bundle, made once for a command: making one may read files and ask for the device.
struct BundleWidgets {
  /// In the order of the bundle.
  let all: [WidgetKind]
  /// Of several with one kind, the first.
  let kinds: [WidgetKind]
  /// What the bundle has that is not drawn.
  let undrawn: [UndrawnWidget]
  /// A diagnostic for each kind that several widgets have, and could not be told apart by.
  let findings: [Diagnostic]

  /// Makes the bundle in `world`.
  init(of bundle: (some WidgetBundle).Type, in world: World) {
    (all, undrawn) = world.making {
      let bundle = bundle.init()
      return (bundle.kinds, bundle.undrawn)
    }
    let counts = Dictionary(all.map { ($0.kind, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    kinds = all.filter { seen.insert($0.kind).inserted }
    findings = counts.filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { kind, count in
      Diagnostic(
        id: "widget.kind-repeated",
        message: "\(count) widgets have this kind, and the first of them stands for all", subject: kind)
    }
  }

  /// The widget of that kind.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the kinds.
  ///   What is not drawn is named with the reason.
  func kind(named name: String) throws -> WidgetKind {
    if let member = undrawn.first(where: { $0.kind == name }) {
      throw ValidationError("\(name) is not drawn: it is \(member.reason).")
    }
    do {
      return try Choice(of: "widget", from: kinds.map { ($0.kind, $0) }).value(name)
    } catch let error as ValidationError {
      guard let option = Self.option(before: name) else { throw error }
      throw ValidationError("\(option) takes no value, or is no option. \(error.message)")
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
  func families(on device: DeviceProfile) -> [WidgetFamily] {
    families.filter { device.size(of: $0) != nil }
  }

  /// Says that a device has no place for families, and which device has one.
  ///
  /// - Parameter option: What stands before the name of a device where it is asked for.
  func absence(of families: [WidgetFamily], on device: DeviceProfile, option: String = "--device ") -> String {
    let list = families.map(\.name).joined(separator: ", ")
    let other =
      DeviceProfile.all.first { other in families.allSatisfy { other.size(of: $0) != nil } }
      ?? DeviceProfile.all.first { other in families.contains { other.size(of: $0) != nil } }
    return "\(list): \(device.name) has no place for it" + (other.map { "; \(option)\($0.name) has" } ?? "")
  }

  /// The asked family if the widget has it on `device`; without one, the first that it has, on an iPad the medium one.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the families.
  func family(_ name: String?, on device: DeviceProfile) throws -> WidgetFamily {
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
