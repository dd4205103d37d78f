import Foundation
package import Timelines
package import Widgets

extension WidgetKind {
  /// A request for each picture that the widget has on a device: one for each family; for a preview, one for each of its
  /// entries.
  package func requests(on device: DeviceProfile) -> [RenderRequest] {
    let shapes =
      preview?.layout.map { [RenderRequest(view: $0, on: device)] }
      ?? families.filter { device.size(of: $0) != nil }.map(RenderRequest.init(family:))
    return shapes.flatMap { shape in
      var request = shape
      request.device = device
      // A preview without entries has one picture, which fails.
      guard let count = preview?.entryCount, count > 1 else { return [request] }
      return (0..<count).map { index in
        request.entry = index
        return request
      }
    }
  }
}

extension RenderRequest {
  /// Requests a view outside of a widget, in the size of its preview.
  fileprivate init(view layout: PreviewLayout, on device: DeviceProfile) {
    self.init(family: .systemSmall)
    canvas =
      switch layout {
      case .device: .points(device.screen)
      case .sizeThatFits: .ideal
      case .fixed(let width, let height): .points(CGSize(width: width, height: height))
      }
  }

  /// The picture's shape in names of files and reports: its family, or `view`.
  package var shapeName: String { isInWidget ? family.name : Self.viewShapeName }

  package static let viewShapeName = "view"

  /// The entry in names of files: `entry1`; nil for the first, so that its name stays when others are added.
  package var entryName: String? { entry.flatMap { $0 > 0 ? "entry\($0)" : nil } }
}
