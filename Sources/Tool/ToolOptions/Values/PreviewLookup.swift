import ArgumentParser
import Foundation
package import Rendering
import Timelines
package import Widgets

extension PreviewList {
  static let noPreviews = "the sources have no previews."

  /// The preview with this name, place or label.
  ///
  /// - Throws: A validation error, with exit code 64, that suggests the nearest, or lists those that have the name.
  package func item(named name: String) throws -> Item {
    if let placed = items.first(where: { $0.place == name || $0.label == name }) { return placed }
    let named = items.filter { $0.name == name }
    if named.count > 1 {
      let places = named.map(\.place).joined(separator: ", ")
      throw ValidationError("several previews are called '\(name)'. Choose from: \(places).")
    }
    guard !items.isEmpty else { throw ValidationError(Self.noPreviews) }
    return try Choice(of: "preview", from: items.map { ($0.label, $0) }).value(name)
  }
}

extension PreviewList.Item {
  /// The widget to draw, and how.
  ///
  /// - Throws: A validation error, with exit code 64, for a preview that is not drawn.
  package func subject(with options: DrawingOptions) throws -> (WidgetKind, RenderRequest) {
    let kind: WidgetKind
    do throws(UndrawnPreview) {
      kind = try self.kind()
    } catch {
      throw ValidationError("\(name ?? place) cannot be drawn: it is \(error.reason).")
    }
    guard let shape = kind.requests(on: options.device).first else {
      throw ValidationError("\(name ?? place): \(kind.absence(of: kind.families, on: options.device)).")
    }
    return (kind, options.request(shape))
  }
}
