import ArgumentParser
package import Diagnostics
import Graphics
package import Rendering
package import Timelines
package import Widgets

/// The widgets of a bundle, or the previews of its sources, created once for a command: creating them may read files and
/// ask for the device.
package struct BundleWidgets {
  /// The widgets and controls in the order of the bundle, the first of each kind.
  package let kinds: [WidgetKind]
  /// The Live Activities, which are drawn with data that is given with the request.
  package let activities: [WidgetKind]
  /// A diagnostic for each kind that several widgets have.
  package let findings: [Diagnostic]

  package init(of bundle: (some WidgetBundle).Type, in world: World) {
    let all: [WidgetKind]
    (all, activities) = world.making {
      let contents = bundle.init().body.contents
      return (contents.kinds, contents.activities)
    }
    let counts = Dictionary(all.map { ($0.kind, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    kinds = all.filter { seen.insert($0.kind).inserted }
    findings = counts.filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { kind, count in
      Diagnostic(
        id: "widget.kind-repeated",
        message: "\(count) widgets have this kind; the first is used", subject: kind)
    }
  }

  /// The previews with these names or places; all if there are none.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown name, and if nothing can be drawn.
  package init(previews names: [String], _ renderer: WidgetRenderer) async throws {
    let list = renderer.world.making { PreviewList() }
    let items = names.isEmpty ? list.items : try names.map(list.item)
    let undrawn: [PreviewList.Undrawn]
    (kinds, undrawn) = await PreviewList.drawn(items, renderer)
    activities = []
    findings = undrawn.map {
      Diagnostic(id: "preview.not-drawn", message: "left out: it is \($0.reason)", subject: $0.place)
    }
    if let first = undrawn.first, kinds.isEmpty || !names.isEmpty {
      throw ValidationError("\(first.name ?? first.place) cannot be drawn: it is \(first.reason).")
    }
    if kinds.isEmpty { throw ValidationError(PreviewList.noPreviews) }
  }

  /// The widget of this kind in a bundle, of which as few others as possible are created.
  ///
  /// - Throws: As ``kind(named:)``.
  package static func kind(
    named name: String, of bundle: any WidgetBundle.Type, in world: World
  ) throws -> WidgetKind {
    func kind(in bundle: (some WidgetBundle).Type) -> WidgetKind? {
      world.making { bundle.init().body.kind(named: name) }
    }
    if let kind = kind(in: bundle) { return kind }
    return try BundleWidgets(of: bundle, in: world).kind(named: name)
  }

  /// The widgets of these kinds, without repetitions; all if no kind is named. All includes Live Activities if there are data.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown kind, and for a setting that no widget has.
  package func kinds(named names: [String], with settings: SettingValues) throws -> [WidgetKind] {
    var seen: Set<String> = []
    let found =
      names.isEmpty
      ? kinds + (settings.haveActivityData ? activities : [])
      : try names.map(kind(named:)).filter { seen.insert($0.kind).inserted }
    try settings.check(against: found)
    return found
  }

  /// A note on the Live Activities that are left out because there are no data; nil if there are none.
  package func noteOnActivities(with settings: SettingValues) -> String? {
    guard !activities.isEmpty, !settings.haveActivityData else { return nil }
    let names = activities.map(\.kind).joined(separator: ", ")
    return "\(names): left out; a Live Activity needs --attributes and --content-state"
  }

  /// The widget of this kind.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the kinds.
  package func kind(named name: String) throws -> WidgetKind {
    do {
      return try Choice(of: "widget", from: (kinds + activities).map { ($0.kind, $0) }).value(name)
    } catch let error as ValidationError {
      guard let option = Self.option(before: name) else { throw error }
      throw ValidationError("\(option) takes no value, or is not an option. \(error.message)")
    }
  }

  /// The option before a word of the command line that is not its value.
  private static func option(before word: String) -> String? {
    zip(CommandLine.arguments, CommandLine.arguments.dropFirst())
      .first { $1 == word && $0.hasPrefix("-") && $0 != "--" && !$0.contains("=") }?.0
  }
}

extension WidgetKind {
  package func families(on device: DeviceProfile) -> [WidgetFamily] {
    families.filter { device.size(of: $0) != nil }
  }

  /// The error for families that the device does not have, with a device that has them.
  ///
  /// - Parameter option: The prefix of the device's name.
  package func absence(of families: [WidgetFamily], on device: DeviceProfile, option: String = "--device ") -> String {
    let list = families.map(\.name).joined(separator: ", ")
    let other =
      DeviceProfile.all.first { other in families.allSatisfy { other.size(of: $0) != nil } }
      ?? DeviceProfile.all.first { other in families.contains { other.size(of: $0) != nil } }
    return "\(list): not available on \(device.name)" + (other.map { "; use \(option)\($0.name)" } ?? "")
  }

  /// The family of this name for a picture. On a canvas, which has a size of its own, the device needs none for it.
  ///
  /// - Throws: As ``family(_:on:)``.
  package func family(_ name: String?, for drawing: DrawingOptions) throws -> WidgetFamily {
    if drawing.panel.canvas != nil, let name {
      let family = try WidgetFamily.choice.value(name)
      if families.contains(family) { return family }
    }
    return try family(name, on: drawing.device)
  }

  /// The family of this name; by default the widget's first on the device, or the medium one on iPad.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the families.
  package func family(_ name: String?, on device: DeviceProfile) throws -> WidgetFamily {
    let families = families(on: device)
    if let name {
      // A name that no widget has is misspelt; a name that only this widget lacks is not.
      let family = try WidgetFamily.choice.value(name)
      guard families.contains(family) else {
        let list = families.map(\.name).joined(separator: ", ")
        if self.families.contains(family) { throw ValidationError("\(kind): \(absence(of: [family], on: device)).") }
        throw ValidationError("\(kind) does not support \(family) on \(device.name). Choose from: \(list).")
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
