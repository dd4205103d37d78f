import ArgumentParser
import Foundation
import Graphics
import Rendering
import Snapshots
import Timelines
import Views
import Widgets

/// What the pictures of a matrix differ in, by the option's name in `--matrix`.
struct MatrixAxis: Sendable {
  /// Where it stands in what people read.
  let position: Int
  /// Sets the axis to what values name; `all` alone is everything that there is.
  ///
  /// Throws a validation error, with exit code 64, for a value that cannot be.
  let assign: @Sendable ([String], inout SnapshotMatrix) throws -> Void

  /// All axes by name.
  static let all: [(name: String, axis: MatrixAxis)] =
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

  /// A locale becomes a part of a file's name.
  static func locales(_ position: Int) -> MatrixAxis {
    MatrixAxis(position) { names, matrix in
      if names == ["all"] {
        throw ValidationError("There are too many locales for all of them: write locale=en_US,ar.")
      }
      matrix.locales = try names.map(locale).uniqued
    }
  }

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
      let (name, axis) = try Choice(of: "axis", from: MatrixAxis.all.map { ($0.name, $0) }).value(sides[0])
      guard seen.insert(name).inserted else {
        throw ValidationError("The axis \(name) is there twice. Write all of its values at once.")
      }
      let values = sides[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard values.allSatisfy({ !$0.isEmpty }) else {
        throw ValidationError("The axis \(name) has \(values.count == 1 ? "no value" : "an empty value").")
      }
      try axis.assign(values, &self)
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
