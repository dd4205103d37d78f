import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import Refreshing
import Rendering
import Timelines
import ToolOptions
import Widgets

/// The widgets of a wallpaper with their scale and frames.
struct WallpaperArrangement {
  let panes: [WallpaperOptions.Pane]
  let scale: PixelScale
  /// The names of widgets that were not named and do not fit.
  let leftOut: [String]

  /// Arranges the widgets.
  ///
  /// Widgets without a position are drawn at the largest scale at which all of them fit, or at a slightly smaller one
  /// in tiles, unless a scale was given. If no widget was named and not all fit at the smallest scale, the last ones
  /// are left out.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown setting that none of them has, and for invalid positions.
  init(of widgets: [WallpaperOptions.Wanted], _ options: WallpaperOptions, _ drawing: DrawingOptions) throws {
    try drawing.settings.check(against: widgets.map(\.kind))
    let isPlaced = widgets.contains { $0.corner != nil }
    let scales = drawing.givenScale.map { [$0] } ?? (isPlaced ? [drawing.scale] : Self.scales(for: options.size))
    func largest(
      _ order: ScreenGrid.Order, of scales: some Sequence<PixelScale>
    ) -> (panes: [WallpaperOptions.Pane], scale: PixelScale)? {
      scales.lazy.compactMap { scale in
        (try? Self.panes(widgets, options, drawing, at: scale, order: order)).map { ($0, scale) }
      }.first
    }
    if let spaced = largest(.spaced, of: scales) {
      // Tiles fill a screen without gaps: slightly smaller widgets are better than rows or a phone's cells.
      let others = scales.filter {
        $0.pixelsPerPoint <= spaced.scale.pixelsPerPoint
          && $0.pixelsPerPoint >= spaced.scale.pixelsPerPoint * Self.minimumTileScale
      }
      let isFree = !isPlaced && options.grid == nil
      let fitting = isFree ? largest(.tiles, of: others) ?? spaced : spaced
      (panes, scale, leftOut) = (fitting.panes, fitting.scale, [])
    } else {
      let least = scales.last ?? drawing.scale
      scale = least
      (panes, leftOut) = try Self.asManyAsFit(widgets, options, drawing, at: least)
    }
  }

  /// The smallest scale of tiles, relative to the largest that fits.
  private static let minimumTileScale: CGFloat = 0.8

  /// As many of the widgets as fit, from the first. Named widgets must all fit.
  private static func asManyAsFit(
    _ widgets: [WallpaperOptions.Wanted], _ options: WallpaperOptions, _ drawing: DrawingOptions, at scale: PixelScale
  ) throws -> (panes: [WallpaperOptions.Pane], leftOut: [String]) {
    let isNamed = !options.place.isEmpty
    var (widgets, leftOut) = (widgets, [String]())
    while true {
      do throws(WallpaperLayout.LayoutError) {
        // A single widget may touch the edges.
        let order: ScreenGrid.Order = !isNamed && widgets.count > 1 ? .spaced : .packed
        return (try panes(widgets, options, drawing, at: scale, order: order), leftOut)
      } catch {
        guard !isNamed, widgets.count > 1, let index = error.index else {
          throw ValidationError(error.message.capitalizedAtStart + ".")
        }
        leftOut.insert(name(of: widgets.remove(at: index)), at: 0)
      }
    }
  }

  /// The diagnostic for widgets that do not fit.
  var diagnostic: Diagnostic? {
    guard !leftOut.isEmpty else { return nil }
    let (verb, object) = leftOut.count == 1 ? ("does", "it") : ("do", "them")
    return Diagnostic(
      id: "wallpaper.widgets-left-out",
      message: "\(leftOut.joined(separator: ", ")) \(verb) not fit; choose the widgets with --place, or use a smaller "
        + "--scale to make room for \(object)")
  }

  /// From the largest down, in steps of a twentieth. With more than one pixel per point for each 720 pixels of the
  /// shorter side, few widgets would fill the screen. With whole numbers only, most of many screens would be empty.
  private static func scales(for screen: PixelSize) -> [PixelScale] {
    let largest = min(max(min(screen.width, screen.height) / 720, 2), 3)
    return (20...(20 * largest)).reversed().map { PixelScale(CGFloat($0) / 20) }
  }

  private static func panes(
    _ widgets: [WallpaperOptions.Wanted], _ options: WallpaperOptions, _ drawing: DrawingOptions, at scale: PixelScale,
    order: ScreenGrid.Order
  ) throws(WallpaperLayout.LayoutError) -> [WallpaperOptions.Pane] {
    let items = widgets.map { widget in
      WallpaperLayout.Item(
        name: name(of: widget), size: scale.pixels(drawing.request(widget.family).pictureSize ?? .zero),
        corner: widget.corner)
    }
    let layout = WallpaperLayout(
      screen: options.size, grid: ScreenGrid(of: drawing.device, scale, shape: options.grid))
    return zip(widgets, try layout.frames(of: items, order: order)).map { widget, frame in
      var request = drawing.request(widget.family)
      request.scale = scale
      request.hasTransparentCorners = !widget.family.isAccessory
      return WallpaperOptions.Pane(kind: widget.kind, request: request, frame: frame)
    }
  }

  private static func name(of widget: WallpaperOptions.Wanted) -> String {
    "\(widget.kind.kind) \(widget.family.name)"
  }
}

extension String {
  fileprivate var capitalizedAtStart: String {
    hasPrefix("a ") || hasPrefix("there ") ? prefix(1).uppercased() + dropFirst() : self
  }
}
