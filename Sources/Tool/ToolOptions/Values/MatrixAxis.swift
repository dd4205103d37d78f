import ArgumentParser
import Foundation
import Graphics
import Rendering
package import Snapshots
import Timelines
import Views
package import Widgets

/// A dimension of a snapshot matrix, named in `--matrix` like its option.
package struct MatrixAxis: Sendable {
  /// The position in help texts and messages.
  package let position: Int
  /// Sets the axis to the named values; `all` alone selects every value.
  ///
  /// Throws a validation error, with exit code 64, for an invalid value.
  package let assign: @Sendable ([String], inout SnapshotMatrix) throws -> Void

  /// All axes by name.
  package static let all: [(name: String, axis: MatrixAxis)] =
    [("family", families)]
    + DrawingOption.all.compactMap { option in option.axis.map { (option.name, $0) } }
    .sorted { $0.1.position < $1.1.position }

  init(_ position: Int, assign: @escaping @Sendable ([String], inout SnapshotMatrix) throws -> Void) {
    (self.position, self.assign) = (position, assign)
  }

  /// An axis with the values of a choice.
  init<Value: Hashable & Sendable>(
    _ position: Int, _ choice: Choice<Value>, set: @escaping @Sendable ([Value], inout SnapshotMatrix) -> Void
  ) {
    self.init(position) { names, matrix in
      set(names == ["all"] ? choice.choices.map(\.1) : try names.map(choice.value).uniqued, &matrix)
    }
  }

  private static let families = MatrixAxis(0) { names, matrix in
    matrix.families = names == ["all"] ? nil : try names.map(WidgetFamily.choice.value).uniqued
  }

  /// Locales become part of a file name.
  static func locales(_ position: Int) -> MatrixAxis {
    MatrixAxis(position) { names, matrix in
      if names == ["all"] {
        throw ValidationError("The axis locale cannot be 'all'. List the locales: locale=en_US,ar.")
      }
      matrix.locales = try names.map(locale).uniqued
    }
  }

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
  package init(arguments: [String]) throws {
    self.init()
    var seen: Set<String> = []
    for word in arguments.flatMap({ $0.split { $0 == ";" || $0.isWhitespace } }) {
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, !sides[0].isEmpty else {
        throw ValidationError("invalid axis '\(word)'. Use a name and comma-separated values: scheme=light,dark.")
      }
      let (name, axis) = try Choice(of: "axis", from: MatrixAxis.all.map { ($0.name, $0) }).value(sides[0])
      guard seen.insert(name).inserted else {
        throw ValidationError("The axis \(name) is repeated. List all of its values at once.")
      }
      let values = sides[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard values.allSatisfy({ !$0.isEmpty }) else {
        throw ValidationError("The axis \(name) has \(values.count == 1 ? "no value" : "an empty value").")
      }
      try axis.assign(values, &self)
    }
  }

  /// Notes on the parts of the matrix that a widget does not have.
  package func notes(on kinds: [WidgetKind]) -> [String] {
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
  package init(argument: String) throws {
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
