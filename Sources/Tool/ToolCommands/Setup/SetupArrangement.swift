import ArgumentParser
import DesktopSetup
import Foundation
import Graphics
import Rendering
import SharedFolders
import Timelines
import ToolOptions
import Widgets

/// The widgets of a desktop: in columns from the top right, at a scale that suits the screen.
struct SetupArrangement {
  typealias Member = (kind: WidgetKind, family: WidgetFamily)

  let scale: Int
  let places: [WidgetsFile.Place]
  /// The sizes in pixels, in the order of the places.
  let sizes: [PixelSize]

  /// - Parameter given: The scale that the user chose.
  /// - Throws: A validation error, with exit code 64, if the widgets do not fit.
  init(_ members: [Member], on screen: PixelSize, scale given: Int?) throws {
    let side = min(screen.width, screen.height)
    let usual = side < 1300 ? 1 : side < 2600 ? 2 : 3
    for scale in given.map({ [$0] }) ?? (1...usual).reversed() {
      let sizes = Self.sizes(members, scale)
      guard let corners = Self.corners(of: sizes, on: screen, scale) else { continue }
      (self.scale, self.sizes) = (scale, sizes)
      places = zip(members, corners).map { member, corner in
        WidgetsFile.Place(path: Self.path(member), x: corner.x, y: corner.y)
      }
      return
    }
    let names = members.map { "\($0.kind.kind):\($0.family.name)" }.joined(separator: ", ")
    throw ValidationError(
      "\(names) do not fit on \(screen.width)x\(screen.height) pixels; choose fewer with --widget"
        + (given == nil ? "." : ", or a smaller --scale."))
  }

  /// Without a screen: at a scale, in no place.
  init(_ members: [Member], scale: Int) {
    (self.scale, sizes) = (scale, Self.sizes(members, scale))
    places = members.map { WidgetsFile.Place(path: Self.path($0), x: 0, y: 0) }
  }

  /// The folder of a widget that uses the file's defaults.
  static func path(_ member: Member) -> String {
    OutputSlot(kind: member.kind.kind, family: member.family).path
  }

  private static func sizes(_ members: [Member], _ scale: Int) -> [PixelSize] {
    members.map { PixelScale(CGFloat(scale)).pixels(DeviceProfile.standard.size(of: $0.family) ?? .zero) }
  }

  /// The distances of the right edges from the right edge of the screen, as negative numbers, and of the top edges from
  /// its top; nil if the widgets do not fit.
  private static func corners(of sizes: [PixelSize], on screen: PixelSize, _ scale: Int) -> [(x: Int, y: Int)]? {
    // Wide enough for the bars of desktops.
    let (margin, gap) = (48 * scale, 24 * scale)
    var (x, y, width) = (margin, margin, 0)
    var corners: [(x: Int, y: Int)] = []
    for size in sizes {
      if y + size.height + margin > screen.height, y > margin {
        (x, y, width) = (x + width + gap, margin, 0)
      }
      guard y + size.height + margin <= screen.height, x + size.width + margin <= screen.width else { return nil }
      corners.append((-x, y))
      y += size.height + gap
      width = max(width, size.width)
    }
    return corners
  }
}
