import ArgumentParser
import Foundation
package import Rendering
import Timelines
package import Widgets

extension PreviewList {
  /// The preview with this name or place.
  ///
  /// - Throws: A validation error, with exit code 64, that suggests the nearest, or lists those that have the name.
  package func item(named name: String) throws -> Item {
    if let placed = items.first(where: { $0.place == name }) { return placed }
    let named = items.filter { $0.name == name }
    if named.count > 1 {
      let places = named.map(\.place).joined(separator: ", ")
      throw ValidationError("several previews are called '\(name)'. Choose from: \(places).")
    }
    guard !items.isEmpty else { throw ValidationError("the sources have no previews.") }
    return try Choice(of: "preview", from: items.map { ($0.name ?? $0.place, $0) }).value(name)
  }
}

extension PreviewList.Item {
  /// The widget to draw, and how.
  ///
  /// - Throws: A validation error, with exit code 64, for a preview that is not drawn.
  package func subject(with options: DrawingOptions) throws -> (WidgetKind, RenderRequest) {
    let label = name ?? place
    let picture: PreviewedPicture
    do throws(UndrawnPreview) {
      picture = try self.picture.get()
    } catch {
      throw ValidationError("\(label) cannot be drawn: it is \(error.reason).")
    }
    guard let kind = picture.kind() else { throw ValidationError("\(label) cannot be drawn: its widget is not drawn.") }
    guard let family = picture.options.family else {
      var request = options.request(.systemSmall)
      request.canvas =
        switch picture.options.layout {
        case .device: .points(options.device.screen)
        case .sizeThatFits: .ideal
        case .fixed(let width, let height): .points(CGSize(width: width, height: height))
        }
      return (kind, request)
    }
    return (kind, options.request(try kind.family(family.description, on: options.device)))
  }
}

extension DeviceProfile {
  /// The size of the screen in points, from the name.
  fileprivate var screen: CGSize {
    let sides = name.split(separator: "-").last?.split(separator: "x").compactMap { Double($0) } ?? []
    return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : CGSize(width: 430, height: 932)
  }
}
