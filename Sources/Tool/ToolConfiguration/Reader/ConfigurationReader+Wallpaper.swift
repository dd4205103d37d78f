import Foundation
import Graphics
import ImagePipeline
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import SystemIO
import Timelines
import ToolOptions
import ToolReports
import Yams

/// A slot whose picture a wallpaper may show.
struct WallpaperMember {
  /// The slot's folder within the output.
  let path: String
  let size: PixelSize
  /// In pixels; 0 if the picture already has the right corners.
  let cornerRadius: Double
  /// Whether its picture is a bitmap.
  let hasPixels: Bool
  /// Whether it belongs on a Home Screen and to no stack; other slots are shown only if they are named.
  private(set) var isUsual: Bool

  private init(_ widget: RequestedWidget) {
    let request = widget.request
    let isAccessory = request.family.isAccessory
    path = widget.name.path
    size = request.scale.pixels(request.pictureSize ?? .zero)
    let isCut = request.hasTransparentCorners || isAccessory
    cornerRadius = isCut ? 0 : Double(request.cornerRadius * request.scale.pixelsPerPoint)
    hasPixels = widget.format == .png
    isUsual = !isAccessory
  }

  /// - Parameter members: The stack's widgets, which have one size.
  private init(_ stack: StackSlot, of members: [WallpaperMember]) {
    path = stack.place.path
    (size, isUsual) = (members.first?.size ?? PixelSize(width: 0, height: 0), !stack.place.family.isAccessory)
    (cornerRadius, hasPixels) = (members.map(\.cornerRadius).max() ?? 0, stack.format == OutputFormat.png.fileExtension)
  }

  static func all(of configuration: Configuration) -> [WallpaperMember] {
    let widgets = configuration.widgets.map { ($0.name, WallpaperMember($0)) }
    let byName = Dictionary(widgets) { first, _ in first }
    let stacked = Set(configuration.stacks.flatMap(\.members))
    let own = widgets.map { name, member in
      var member = member
      if stacked.contains(name) { member.isUsual = false }
      return member
    }
    return own + configuration.stacks.map { WallpaperMember($0, of: $0.members.compactMap { byName[$0] }) }
  }
}

extension ConfigurationReader {
  private static var ofWallpapers: [String] { ["size", "background", "places", "grid"] + ofChanges }

  /// Reads the wallpaper; nil if there is none, or it has an error.
  ///
  /// - Parameters:
  ///   - members: The slots that the file configures.
  ///   - usual: The default options of pictures, which determine the grid's cells.
  ///   - folder: The base of relative paths.
  mutating func wallpaper(
    _ root: Node.Mapping, among members: [WallpaperMember], _ usual: DrawingOptions, in folder: String
  ) -> ConfiguredScreen? {
    guard let node = root["wallpaper"] else { return nil }
    guard case .mapping(let mapping) = node else {
      addError("a wallpaper must be a mapping: size: 1920x1080, background: …", at: node)
      return nil
    }
    let count = faults.count
    // With errors, the slots are incomplete, and the errors would be reported twice.
    let members = faults.isEmpty ? members : nil
    let entries = entries(of: mapping, allowed: Self.ofWallpapers)
    func value(_ name: String) -> Node? { entries.first { $0.name == name }?.value }
    let command = command(of: mapping, in: folder)
    var background = WallpaperBackground.usual(usual)
    if let node = value("background") { background = self.background(node, in: folder) ?? background }
    let shape = value("grid").flatMap { node in
      text(node, of: "grid").flatMap { word in checking(node) { try WallpaperOptions.shape(word) } }
    }
    guard let sizeNode = value("size") else {
      addError("missing key 'size', the size of the screen: size: 1920x1080", at: node)
      return nil
    }
    let screen = text(sizeNode, of: "size").flatMap { word in checking(sizeNode) { try WallpaperOptions.size(word) } }
    let wanted = wanted(value("places"), among: members, at: node)
    guard let screen, members != nil, faults.count == count else { return nil }
    let layout = WallpaperLayout(screen: screen, grid: ScreenGrid(of: usual.device, usual.scale, shape: shape))
    do throws(WallpaperLayout.LayoutError) {
      let items = wanted.map { WallpaperLayout.Item(name: $0.member.path, size: $0.member.size, corner: $0.corner) }
      let panes = zip(wanted, try layout.frames(of: items)).map { wanted, frame in
        ScreenPlan.Pane(path: wanted.member.path, frame: frame, cornerRadius: wanted.member.cornerRadius)
      }
      return ConfiguredScreen(
        plan: ScreenPlan(
          size: screen, background: background, panes: panes, panel: usual.panel.panel, recipe: ToolName.program),
        command: command)
    } catch {
      addError(error.message, at: error.index.map { wanted[$0].node } ?? value("grid") ?? node)
      return nil
    }
  }

  private mutating func background(_ node: Node, in folder: String) -> WallpaperBackground? {
    // A colour without quotes is a YAML comment.
    guard let word = text(node, of: "background", isEmptyAllowed: true) else { return nil }
    if word.isEmpty {
      addError("background: missing value; a colour needs quotes: '#102040'", at: node)
      return nil
    }
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    guard let background = checking(node, { try WallpaperBackground.named(word, from: base) }) else { return nil }
    guard case .picture(let path) = background else { return background }
    do throws(ImageError) {
      if checksFiles {
        try background.check()
      } else if access(path, R_OK) != 0 {
        throw errno == ENOENT ? .missing : .unreadable(reason: SystemError.last.description)
      }
      return background
    } catch {
      addError("\(path): \(error)", at: node)
      return nil
    }
  }

  private typealias Wanted = (member: WallpaperMember, corner: WallpaperLayout.Corner?, node: Node)

  /// The slots to show: the named ones, or all that belong on a Home Screen.
  ///
  /// - Parameter members: Nil if they are unknown.
  private mutating func wanted(_ places: Node?, among members: [WallpaperMember]?, at node: Node) -> [Wanted] {
    guard let places else {
      guard let members else { return [] }
      let usual = members.filter(\.isUsual)
      if let other = usual.first(where: { !$0.hasPixels }) {
        addError(
          "\(other.path) is not a PNG, and a wallpaper shows bitmaps only; list what it shows under places:", at: node)
      }
      return usual.map { ($0, nil, node) }
    }
    var result: [Wanted] = []
    for item in list(places, of: "places") {
      guard let (name, corner) = place(item) else { continue }
      guard let path = text(name, of: "place"), let members else { continue }
      let choice = Choice(of: "place", from: members.map { ($0.path, $0) })
      guard let member = checking(name, { try choice.value(path) }) else { continue }
      guard member.hasPixels else {
        addError("\(path) is not a PNG, and a wallpaper shows bitmaps only", at: name)
        continue
      }
      result.append((member, corner, item))
    }
    return result
  }

  /// A slot's folder, or a mapping with the folder, `x` and `y`.
  private mutating func place(_ node: Node) -> (name: Node, corner: WallpaperLayout.Corner?)? {
    guard case .mapping(let mapping) = node else { return (node, nil) }
    let entries = entries(of: mapping, allowed: ["place", "x", "y"])
    func value(_ name: String) -> Node? { entries.first { $0.name == name }?.value }
    guard let name = value("place") else {
      addError("missing key 'place': the folder of a widget's pictures, as check prints it", at: node)
      return nil
    }
    guard value("x") != nil || value("y") != nil else { return (name, nil) }
    guard let x = value("x"), let y = value("y") else {
      addError("x and y must be used together", at: node)
      return nil
    }
    guard let x = coordinate(x, "x"), let y = coordinate(y, "y") else { return nil }
    return (name, WallpaperLayout.Corner(x: x, y: y))
  }

  private mutating func coordinate(_ node: Node, _ name: String) -> ScreenCoordinate? {
    guard let word = text(node, of: name) else { return nil }
    guard let coordinate = ScreenCoordinate(word) else {
      addError("invalid coordinate '\(word)'. Use whole pixels: 80, or -80 from the far edge.", at: node)
      return nil
    }
    return coordinate
  }
}
