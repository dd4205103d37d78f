package import ArgumentParser
import Foundation
package import Graphics
package import Refreshing
package import Rendering
package import Timelines
package import Widgets

/// The options of a wallpaper's content.
package struct WallpaperOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The size of the screen in pixels, such as 1920x1080.", valueName: "WIDTHxHEIGHT"),
    transform: Self.size)
  package var size: PixelSize

  @Option(
    help: ArgumentHelp(
      """
      A widget, and the position of its top left corner in pixels. Negative numbers count from the right or bottom \
      edge to the widget's (-0 for the edge itself). May be repeated. Without @X,Y, the widgets are in rows, at the \
      largest scale that fits unless --scale is given. (default: all widgets that fit, each in one family)
      """,
      valueName: "KIND:FAMILY@X,Y"))
  package var place: [String] = []

  @Option(
    help: ArgumentHelp(
      "A grid instead of rows; each cell has the size of a small widget.",
      valueName: "COLUMNSxROWS"),
    transform: Self.shape)
  package var grid: ScreenGrid.Shape?

  @Option(
    help: ArgumentHelp(
      """
      A colour '#102040', a gradient 'gradient:#101830,#304880' with an optional angle \
      ('gradient:135deg,#101830,#304880'), or an image file, which is scaled to fill the screen. (default: black; white with --palette)
      """,
      valueName: "BACKGROUND"),
    transform: { try WallpaperBackground.named($0) })
  package var background: WallpaperBackground?

  package init() {}

  package struct Pane {
    package let kind: WidgetKind
    package let request: RenderRequest
    package let frame: ScreenFrame

    package init(kind: WidgetKind, request: RenderRequest, frame: ScreenFrame) {
      (self.kind, self.request, self.frame) = (kind, request, frame)
    }

    /// The name in messages.
    package var name: String { "\(kind.kind) \(request.family.name)" }
  }

  package typealias Wanted = (kind: WidgetKind, family: WidgetFamily, corner: WallpaperLayout.Corner?)

  /// The widgets to show, in order: the named ones, or each widget in one family.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown kind or family.
  package func widgets(of bundle: BundleWidgets, _ drawing: DrawingOptions) throws -> [Wanted] {
    if place.isEmpty {
      return Self.paired(
        bundle.kinds.compactMap { kind in Self.usualFamily(of: kind, on: drawing.device).map { (kind, $0, nil) } },
        on: drawing.device)
    }
    return try place.map { text in
      let (rest, corner) = try Self.corner(text)
      // A kind may contain a colon.
      if let kind = try? bundle.kind(named: rest), kind.kind == rest {
        return (kind, try kind.family(nil, on: drawing.device), corner)
      }
      let colon = rest.lastIndex(of: ":") ?? rest.endIndex
      let kind = try bundle.kind(named: String(rest[..<colon]))
      let name = colon == rest.endIndex ? nil : String(rest[rest.index(after: colon)...])
      return (kind, try kind.family(name, on: drawing.device), corner)
    }
  }

  /// The default family of a widget: medium if it has one. Nil for widgets of the Lock Screen.
  private static func usualFamily(of kind: WidgetKind, on device: DeviceProfile) -> WidgetFamily? {
    let families = kind.families(on: device).filter { !$0.isAccessory }
    return [.systemMedium, .systemSmall].first { families.contains($0) } ?? families.first
  }

  /// In columns, which a large widget causes, a single small widget would leave a gap: the last medium widget that
  /// has a small family becomes small too.
  private static func paired(_ widgets: [Wanted], on device: DeviceProfile) -> [Wanted] {
    var widgets = widgets
    let isOdd = widgets.count { $0.family == .systemSmall } % 2 == 1
    guard isOdd, widgets.contains(where: { $0.family == .systemLarge }) else { return widgets }
    let last = widgets.lastIndex { widget in
      widget.family == .systemMedium && widget.kind.families(on: device).contains(.systemSmall)
    }
    if let last { widgets[last].family = .systemSmall }
    return widgets
  }

  /// Splits off `@X,Y`.
  private static func corner(_ text: String) throws -> (String, WallpaperLayout.Corner?) {
    guard let at = text.lastIndex(of: "@") else { return (text, nil) }
    let numbers = text[text.index(after: at)...].split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count == 2, let x = ScreenCoordinate(numbers[0]), let y = ScreenCoordinate(numbers[1]) else {
      throw ValidationError("invalid place '\(text)'. Use a widget and whole pixels: comic:systemSmall@80,-80.")
    }
    return (String(text[..<at]), WallpaperLayout.Corner(x: x, y: y))
  }

  package static func size(_ argument: String) throws -> PixelSize {
    guard let size = ScreenSize.named(argument) else {
      throw ValidationError(
        "invalid screen size '\(argument)'. Use pixels: 1920x1080, at most \(ScreenSize.longestSide) per side and "
          + "\(ScreenSize.largestArea / 1_000_000) million in total.")
    }
    return size
  }

  package static func shape(_ argument: String) throws -> ScreenGrid.Shape {
    guard let shape = ScreenGrid.Shape(argument) else {
      throw ValidationError("invalid grid '\(argument)'. Use columns and rows, such as 4x2.")
    }
    return shape
  }
}
