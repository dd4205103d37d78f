import ArgumentParser
import Foundation
import Graphics
import Rendering
import Snapshots
import Timelines
import ToolOptions
import Views
import Widgets

/// What the pictures of a matrix differ in, by its name in `--matrix`.
enum MatrixAxis: String, CaseIterable {
  case family
  case scheme
  case device
  case typeSize = "type-size"
  case locale
  case mode
  case state

  /// Sets the axis to what `values` name; `all` alone is everything that there is.
  ///
  /// - Throws: A validation error, with exit code 64, for a value that cannot be.
  func assign(_ values: [String], to matrix: inout SnapshotMatrix) throws {
    let isAll = values == ["all"]
    switch self {
    case .family:
      let choice = WidgetFamily.choice
      matrix.families = isAll ? nil : try values.map(choice.value).uniqued
    case .scheme: matrix.schemes = try Self.values(values, Choice(of: "colour scheme"))
    case .device: matrix.devices = isAll ? DeviceProfile.all : try values.map(DrawingOptions.devices.value).uniqued
    case .typeSize: matrix.typeSizes = try Self.values(values, Choice(of: "type size"))
    case .locale:
      if isAll { throw ValidationError("There are too many locales for all of them: write locale=en_US,ar.") }
      matrix.locales = try values.map(Self.locale).uniqued
    case .mode:
      let modes = DrawingOptions.modes
      matrix.modes = isAll ? modes.choices.map(\.1) : try values.map(modes.value).uniqued
    case .state: matrix.states = try Self.values(values, Choice(of: "state"))
    }
  }

  private static func values<Value>(_ names: [String], _ choice: Choice<Value>) throws -> [Value]
  where Value: Hashable { names == ["all"] ? choice.choices.map(\.1) : try names.map(choice.value).uniqued }

  /// A locale becomes a part of a file's name.
  private static func locale(_ name: String) throws -> Locale {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }) else {
      throw ValidationError(
        "There is no locale '\(name)'. Write a language and perhaps a region: en_US, ar, ja_JP.")
    }
    return try Locale.named(name)
  }
}

extension SnapshotMatrix {
  /// The matrix that `--matrix` asks for: axes with their values, `scheme=light,dark; locale=en_US,ar`.
  ///
  /// - Throws: A validation error, with exit code 64, for an axis that there is not, that is there twice or has no values, and
  ///   for values that cannot be.
  init(arguments: [String]) throws {
    self.init()
    var seen: Set<String> = []
    for word in arguments.flatMap({ $0.split { $0 == ";" || $0.isWhitespace } }) {
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, !sides[0].isEmpty else {
        throw ValidationError("'\(word)' is no axis. Write its name, =, and its values with commas: scheme=light,dark.")
      }
      let axis = try Choice<MatrixAxis>(of: "axis").value(sides[0])
      guard seen.insert(axis.rawValue).inserted else {
        throw ValidationError("The axis \(axis.rawValue) is there twice. Write all of its values at once.")
      }
      let values = sides[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard values.allSatisfy({ !$0.isEmpty }) else {
        throw ValidationError("The axis \(axis.rawValue) has \(values.count == 1 ? "no value" : "an empty value").")
      }
      try axis.assign(values, to: &self)
    }
  }

  /// What of it there is not, of each widget: lines for a person.
  func notes(on kinds: [WidgetKind]) -> [String] {
    kinds.flatMap { kind in
      var notes: [String] = []
      let unknown = (families ?? []).filter { !kind.families.contains($0) }.map(\.name)
      if !unknown.isEmpty {
        let list = kind.families.map(\.name).joined(separator: ", ")
        notes.append("\(kind.kind): \(unknown.joined(separator: ", ")): the widget is drawn as \(list) alone")
      }
      for device in devices {
        let absent = kind.families.filter { device.size(of: $0) == nil && families?.contains($0) != false }
        if !absent.isEmpty { notes.append("\(kind.kind): \(kind.absence(of: absent, on: device, option: "device="))") }
      }
      return notes
    }
  }
}

extension [SnapshotForm] {
  /// The forms that `--forms` names.
  ///
  /// - Throws: A validation error, with exit code 64.
  init(argument: String) throws {
    let choice = Choice<SnapshotForm>(
      of: "form", from: SnapshotForm.allCases.map { ($0 == .displayList ? "display-list" : $0.rawValue, $0) })
    self = try argument.split(separator: ",", omittingEmptySubsequences: false).map { try choice.value(String($0)) }
      .uniqued
  }
}

extension Array where Element: Hashable {
  /// Each element once, in order.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
