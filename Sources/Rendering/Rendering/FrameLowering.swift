import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Localization
import Timelines
import Views
import Widgets

/// Turns the view of an entry into a display list: environment, lowering, layout, background.
struct FrameLowering {
  let kind: WidgetKind
  let request: RenderRequest
  let world: World
  let symbols: any SymbolOutlines
  let pictures: any RemoteImages
  /// Nil for a view that is asked how large it likes to be.
  let knownSize: CGSize?

  /// WidgetKit's margins, in points: 16 on every side of a Home Screen widget (Human Interface Guidelines, Widgets). Those
  /// of the Lock Screen are smaller and published nowhere; here they are none.
  private var contentMargins: EdgeInsets {
    request.family.isAccessory || request.canvas != .family
      ? EdgeInsets() : EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  /// Lowers `entry` and lays it out, once; `memory` is what earlier lowerings of the picture left.
  func lower(_ entry: WidgetSource.Entry, shaper: any TextShaping, memory: ViewMemory) -> LoweredFrame {
    let pass = LoweringPass(shaper: shaper, memory: memory)
    var environment = environment
    environment.currentDate = Self.now(of: entry, in: world)
    environment.stringTables = world.stringTables
    let context = _LoweringContext(environment: environment, pass: pass)
    let view = memory.outermostView { context.evaluating { entry.view() } }
    let margins = kind.hasContentMargins ? contentMargins : EdgeInsets()
    let content = context.content(view)
    let size = knownSize ?? content.fittingSize(.unspecified)
    // Placed first: a background inside a GeometryReader is known only then.
    var placedContent = PlacedNode.root(context.node(PaddingRule(insets: margins), children: [content]), in: size)
    if margins != EdgeInsets(), context.pass[ContainerBackgroundKey.self] == nil {
      // A view without a background is of a time without margins: it has its own.
      placedContent = PlacedNode.root(context.node(PaddingRule(insets: EdgeInsets()), children: [content]), in: size)
    }
    let background = background(context).map { PlacedNode.root($0, in: size) }
    // The node's closures hold the pass, and the pass would hold the node: neither would ever be let go.
    context.pass[ContainerBackgroundKey.self] = nil
    let layout = [background, placedContent].compactMap(\.self)
    let behind = background.map { place.ground(under: $0.displayItems, size: size) + $0.displayItems }
    let items = place.items(content: placedContent.displayItems, background: behind, size: size)
    return LoweredFrame(
      displayList: DisplayList(size: size, scale: request.scale, items: clipped(items, to: size)),
      links: LoweredFrame.links(
        in: layout, widgetURL: pass[WidgetURLKey.self], size: size, family: request.family),
      layout: layout, nextTextChange: pass[NextTextChangeKey.self])
  }

  /// What counts as now in the picture of `entry`: the date at which it is put in place. That is the entry's for one drawn
  /// ahead of its time, and the world's for one whose time has come.
  static func now(of entry: WidgetSource.Entry, in world: World) -> Date { max(entry.date, world.now) }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.widgetFamily = request.family
    values.isInWidget = request.canvas == .family
    values.widgetRenderingMode = request.renderingMode
    values.widgetContentMargins = contentMargins
    values.showsWidgetContainerBackground = place.showsBackground
    values.colorScheme = place.colorScheme
    values.dynamicTypeSize = request.typeSize
    values.displayScale = request.scale.pixelsPerPoint
    values.locale = world.locale
    values.timeZone = world.timeZone
    let direction = world.locale.language.characterDirection
    values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    if let knownSize { values.containerOutline = outline(of: knownSize) }
    values.assets = world.assets
    values.symbols = symbols
    values.remotePictures = pictures
    // WidgetKit shows a placeholder as bars, whatever its entry says.
    if request.state == .placeholder { values.redactionReasons = .placeholder }
    if let knownSize { values.containerSize = knownSize }
    return values
  }

  private func outline(of size: CGSize) -> ContainerOutline {
    ContainerOutline(frame: CGRect(origin: .zero, size: size), cornerRadius: request.device.cornerRadius)
  }

  private func clipped(_ items: [DisplayItem], to size: CGSize) -> [DisplayItem] {
    guard request.hasTransparentCorners else { return items }
    let outline = outline(of: size)
    let path = Path(roundedRect: outline.frame, cornerRadius: outline.cornerRadius)
    return [.group(.clip(path, evenOdd: false), items)]
  }

  private var place: WidgetAppearance {
    WidgetAppearance(request: request, isBackgroundRemovable: kind.isBackgroundRemovable)
  }

  /// What is behind the content; nil where the place leaves it out.
  ///
  /// WidgetKit asks for a background since iOS 17; without one the widget is drawn as before, from edge to edge on the
  /// colour set `WidgetBackground` of the extension, or on the system's, and it is said.
  private func background(_ context: _LoweringContext) -> LayoutNode? {
    guard place.showsBackground else { return nil }
    if let background = context.pass[ContainerBackgroundKey.self] { return background }
    guard request.canvas == .family else { return context.single(systemGround) }
    let color = world.assets.color(named: "WidgetBackground", in: nil, for: context.environment.assetTraits)
    DiagnosticLog.current.report(
      Diagnostic(
        id: "widget.no-container-background",
        message: "the view has no containerBackground(for: .widget); "
          + (color == nil ? "the system's background is drawn" : "the colour set WidgetBackground is drawn"),
        subject: kind.kind))
    return context.single(color ?? systemGround)
  }

  private var systemGround: Color { request.colorScheme == .dark ? .black : .white }
}

extension _LoweringContext {
  /// The node of a widget's view; several views at the top stand in a column.
  fileprivate func content(_ view: AnyView) -> LayoutNode {
    let nodes = view._lower(in: self)
    if nodes.count == 1 { return nodes[0] }
    let column = StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    return node(column, children: nodes)
  }
}
