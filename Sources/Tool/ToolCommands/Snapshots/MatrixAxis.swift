import ArgumentParser
import Foundation
import Graphics
import Rendering
import Snapshots
import Timelines
import ToolOptions
import Views
import Widgets

/// An axis of a snapshot matrix, by its name in `--matrix`.
enum MatrixAxis: String, CaseIterable {
  case family
  case scheme
  case device
  case typeSize = "type-size"
  case locale
  case mode
  case state

  /// Sets the axis to the named values; `all` alone stands for all values.
  ///
  /// - Throws: A validation error, with exit code 64, for an invalid value.
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
      if isAll { throw ValidationError("The axis locale cannot be 'all'. List the locales: locale=en_US,ar.") }
      matrix.locales = try values.map(Self.locale).uniqued
    case .mode:
      let modes = DrawingOptions.modes
      matrix.modes = isAll ? modes.choices.map(\.1) : try values.map(modes.value).uniqued
    case .state: matrix.states = try Self.values(values, Choice(of: "state"))
    }
  }

  private static func values<Value>(_ names: [String], _ choice: Choice<Value>) throws -> [Value]
  where Value: Hashable { names == ["all"] ? choice.choices.map(\.1) : try names.map(choice.value).uniqued }

  /// Locales become part of a file name.
  private static func locale(_ name: String) throws -> Locale {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }) else {
      throw ValidationError(
        "unknown locale '\(name)'. Use a language and an optional region, such as ar, en_US or ja_JP.")
    }
    return try Locale.named(name)
  }
}

extension SnapshotMatrix {
  /// Parses `--matrix`: axes with their values, `scheme=light,dark; locale=en_US,ar`.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown or repeated axis, an axis without values, or an
  ///   invalid value.
  init(arguments: [String]) throws {
    self.init()
    var seen: Set<String> = []
    for word in arguments.flatMap({ $0.split { $0 == ";" || $0.isWhitespace } }) {
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, !sides[0].isEmpty else {
        throw ValidationError("invalid axis '\(word)'. Use a name and comma-separated values: scheme=light,dark.")
      }
      let axis = try Choice<MatrixAxis>(of: "axis").value(sides[0])
      guard seen.insert(axis.rawValue).inserted else {
        throw ValidationError("The axis \(axis.rawValue) is repeated. List all of its values at once.")
      }
      let values = sides[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard values.allSatisfy({ !$0.isEmpty }) else {
        throw ValidationError("The axis \(axis.rawValue) has \(values.count == 1 ? "no value" : "an empty value").")
      }
      try axis.assign(values, to: &self)
    }
  }

  /// Notes on the parts of the matrix that a widget does not have.
  func notes(on kinds: [WidgetKind]) -> [String] {
    kinds.flatMap { kind in
      var notes: [String] = []
      let unknown = (families ?? []).filter { !kind.families.contains($0) }.map(\.name)
      if !unknown.isEmpty {
        let list = kind.families.map(\.name).joined(separator: ", ")
        notes.append("\(kind.kind): \(unknown.joined(separator: ", ")): not supported; the widget supports \(list)")
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
  /// Parses `--forms`.
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
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
