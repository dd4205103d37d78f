import ArgumentParser
import Foundation
import Graphics
import Rendering
import Timelines
import Widgets

/// The options that say what a wallpaper shows, and where.
struct WallpaperOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The screen in pixels, for instance 1920x1080.", valueName: "WIDTHxHEIGHT"),
    transform: Self.size)
  var size: PixelSize

  @Option(
    help: ArgumentHelp(
      """
      A widget, and where its top left corner lies, in pixels; from the right or bottom edge to the widget's with a minus \
      sign (-0 for the edge itself). May be repeated. Without @X,Y all lie in rows, at the largest scale that fits \
      unless --scale is given. Without --place every widget is shown in one family, as far as there is room.
      """,
      valueName: "KIND:FAMILY@X,Y"))
  var place: [String] = []

  @Option(
    help: ArgumentHelp(
      "A grid in place of rows; each cell has the size of a small widget.",
      valueName: "COLUMNSxROWS"),
    transform: Self.shape)
  var grid: ScreenGrid.Shape?

  @Option(
    help: ArgumentHelp(
      """
      A colour '#102040', a gradient 'gradient:#101830,#304880' (after 'gradient:' an angle may stand: '135deg,'), or a \
      picture's file, which fills the screen; black unless given.
      """,
      valueName: "BACKGROUND"),
    transform: { try WallpaperBackground.named($0) })
  var background = WallpaperBackground.color(.black)

  /// A widget on the screen.
  struct Pane {
    let kind: WidgetKind
    let request: RenderRequest
    let frame: ScreenFrame

    /// As messages name it.
    var name: String { "\(kind.kind) \(request.family.name)" }
  }

  typealias Wanted = (kind: WidgetKind, family: WidgetFamily, corner: WallpaperLayout.Corner?)

  /// What is to be shown, in order: what was named, or one family of every widget.
  ///
  /// - Throws: A validation error, with exit code 64, for a kind or family that is not there.
  func widgets(of bundle: BundleWidgets, _ drawing: DrawingOptions) throws -> [Wanted] {
    if place.isEmpty {
      return Self.paired(
        bundle.kinds.compactMap { kind in Self.usualFamily(of: kind, on: drawing.device).map { (kind, $0, nil) } },
        on: drawing.device)
    }
    return try place.map { text in
      let (rest, corner) = try Self.corner(text)
      // A kind may have a colon in it.
      if let kind = try? bundle.kind(named: rest), kind.kind == rest {
        return (kind, try kind.family(nil, on: drawing.device), corner)
      }
      let colon = rest.lastIndex(of: ":") ?? rest.endIndex
      let kind = try bundle.kind(named: String(rest[..<colon]))
      let name = colon == rest.endIndex ? nil : String(rest[rest.index(after: colon)...])
      return (kind, try kind.family(name, on: drawing.device), corner)
    }
  }

  /// The family that shows enough and takes little: the medium one where there is one. Nil for widgets of the Lock Screen.
  private static func usualFamily(of kind: WidgetKind, on device: DeviceProfile) -> WidgetFamily? {
    let families = kind.families(on: device).filter { !$0.isAccessory }
    return [.systemMedium, .systemSmall].first { families.contains($0) } ?? families.first
  }

  /// Where there are columns, because one is large, a single small one would leave a hole: the last of the medium ones that
  /// has a small family is shown small, too.
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

  /// What stands before `@X,Y`, and that.
  private static func corner(_ text: String) throws -> (String, WallpaperLayout.Corner?) {
    guard let at = text.lastIndex(of: "@") else { return (text, nil) }
    let numbers = text[text.index(after: at)...].split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count == 2, let x = ScreenCoordinate(numbers[0]), let y = ScreenCoordinate(numbers[1]) else {
      throw ValidationError("'\(text)' is no place. Write a widget and whole pixels: comic:systemSmall@80,-80.")
    }
    return (String(text[..<at]), WallpaperLayout.Corner(x: x, y: y))
  }

  static func size(_ argument: String) throws -> PixelSize {
    guard let size = ScreenSize.named(argument) else {
      throw ValidationError(
        "'\(argument)' is no size of a screen. Write pixels: 1920x1080; at most \(ScreenSize.longestSide) a side and "
          + "\(ScreenSize.largestArea / 1_000_000) million in all.")
    }
    return size
  }

  static func shape(_ argument: String) throws -> ScreenGrid.Shape {
    guard let shape = ScreenGrid.Shape(argument) else {
      throw ValidationError("'\(argument)' is no grid. Write columns and rows: 4x2.")
    }
    return shape
  }
}
