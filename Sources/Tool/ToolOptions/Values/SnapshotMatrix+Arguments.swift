import ArgumentParser
import Foundation
import Rendering
package import Snapshots
import Timelines
package import Widgets

extension MatrixAxis {
  /// All axes by name.
  package static let all: [(name: String, axis: MatrixAxis)] =
    [("family", families)]
    + DrawingOption.all.compactMap { option in option.axis.map { (option.name, $0) } }
    .sorted { $0.1.position < $1.1.position }

  private static let families = MatrixAxis(0) { names, matrix in
    matrix.families = names == ["all"] ? nil : try names.map(WidgetFamily.choice.value).uniqued
  }
}

extension SnapshotMatrix {
  /// Parses `--matrix`: axes with their values, `scheme=light,dark; locale=en_US,ar`.
  ///
  /// - Parameter usual: Has the values of the other axes.
  /// - Throws: A validation error, with exit code 64, for an unknown or repeated axis, an axis without values, or an
  ///   invalid value.
  package init(arguments: [String], over usual: SnapshotMatrix = SnapshotMatrix()) throws {
    self = usual
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
      let unknown = (kind.preview == nil ? families ?? [] : []).filter { !kind.families.contains($0) }.map(\.name)
      if !unknown.isEmpty {
        let list = kind.families.map(\.name).joined(separator: ", ")
        notes.append("\(kind.kind): \(unknown.joined(separator: ", ")): not supported; the widget supports \(list)")
      }
      for device in devices {
        let absent = kind.families.filter { device.size(of: $0) == nil && families?.contains($0) != false }
        if !absent.isEmpty { notes.append("\(kind.kind): \(kind.absence(of: absent, on: device, option: "device="))") }
      }
      for look in looks where look != .standard {
        let requests = devices.flatMap { kind.requests(on: $0) }.filter { families?.contains($0.family) != false }
        if !requests.contains(where: { look.isSupported(by: kind, $0) }) {
          notes.append("\(kind.kind): look=\(look.rawValue): not drawn; it is for \(look.place)")
        }
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
