import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Localization
import Timelines
import Views
import Widgets

/// Converts an entry's view to a display list: environment, lowering, layout, background.
struct FrameLowering {
  let kind: WidgetKind
  let request: RenderRequest
  let world: World
  let symbols: any SymbolOutlines
  let pictures: any RemoteImages
  /// `nil` to use the view's ideal size.
  let knownSize: CGSize?

  private var contentMargins: EdgeInsets {
    guard request.isInWidget && !request.family.isPresentation else { return EdgeInsets() }
    let metrics = request.systemStyle.widgets
    let margin = request.family.isAccessory ? metrics.accessoryContentMargin : metrics.contentMargin
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// Lowers and lays out `entry` once. `memory` holds the state of earlier lowerings of the picture.
  func lower(_ entry: WidgetSource.Entry, shaper: any TextShaping, memory: ViewStateStore) -> LoweredFrame {
    let pass = LoweringPass(shaper: shaper, memory: memory)
    var environment = environment
    environment.currentDate = Self.now(of: entry, in: world)
    environment.stringTables = world.stringTables
    let context = _LoweringContext(environment: environment, pass: pass)
    let view = memory.outermostView { context.evaluating { entry.view() } }
    let margins = kind.hasContentMargins ? contentMargins : EdgeInsets()
    let content = stage("views") { context.content(view) }
    let size = size(of: content)
    // Placed first, as a background inside a GeometryReader is known only then.
    var placedContent = stage("layout") {
      PlacedNode.root(context.node(PaddingRule(insets: margins), children: [content]), in: size)
    }
    if margins != EdgeInsets(), context.pass[ContainerBackgroundKey.self] == nil {
      // A view without a background was written before margins existed and has its own.
      placedContent = PlacedNode.root(context.node(PaddingRule(insets: EdgeInsets()), children: [content]), in: size)
    }
    let background = stage("background") { self.background(context).map { PlacedNode.root($0, in: size) } }
    // Breaks a reference cycle between the node's closures and the pass.
    context.pass[ContainerBackgroundKey.self] = nil
    context.pass[ActivityTintKey.self] = nil
    let layout = [background, placedContent].compactMap(\.self)
    return stage("display list") {
      let behind = background.map { place.ground(under: $0.displayItems, size: size) + $0.displayItems }
      let items = place.items(content: placedContent.displayItems, background: behind, size: size)
      var list = DisplayList(size: size, scale: request.scale, items: clipped(items, to: size))
      list.panel = request.panel
      return LoweredFrame(
        displayList: list,
        links: LoweredFrame.links(
          in: layout, widgetURL: pass[WidgetURLKey.self], size: size, family: request.family),
        layout: layout, nextTextChange: pass[NextTextChangeKey.self])
    }
  }

  /// The current date in the picture of `entry`, which is when it is shown: the entry's date for a frame drawn ahead,
  /// otherwise the world's.
  static func now(of entry: WidgetSource.Entry, in world: World) -> Date { max(entry.date, world.now) }

  /// The size of the picture. Presentations of a Live Activity are as high, or as wide, as their content, within limits
  /// (Human Interface Guidelines, Live Activities, Specifications).
  private func size(of content: LayoutNode) -> CGSize {
    guard let knownSize else { return content.fittingSize(.unspecified) }
    guard request.canvas == .family else { return knownSize }
    switch request.family {
    case .lockScreen, .banner, .expanded:
      let height = content.fittingSize(ProposedViewSize(width: knownSize.width, height: nil)).height
      return CGSize(width: knownSize.width, height: min(max(height, 84), knownSize.height))
    case .compact:
      let width = content.fittingSize(ProposedViewSize(width: nil, height: knownSize.height)).width
      return CGSize(width: min(width, knownSize.width), height: knownSize.height)
    case .minimal:
      let width = content.fittingSize(ProposedViewSize(width: nil, height: knownSize.height)).width
      return CGSize(width: min(max(width, knownSize.height), knownSize.width), height: knownSize.height)
    default: return knownSize
    }
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.widgetFamily = request.family
    values.isInWidget = request.isInWidget
    values.widgetRenderingMode = request.renderingMode
    values.widgetContentMargins = contentMargins
    values.showsWidgetContainerBackground = place.showsBackground
    values.systemStyle = request.systemStyle
    values.colorScheme = place.colorScheme
    values.dynamicTypeSize = request.typeSize
    values.isEInk = request.isEInk
    values.hasSmallActivityView = kind.activity?.hasSmallView ?? false
    values.displayScale = request.scale.pixelsPerPoint
    values.locale = world.locale
    values.timeZone = world.timeZone
    values.layoutDirection = request.layoutDirection ?? world.locale.layoutDirection
    if let knownSize { values.containerOutline = outline(of: knownSize) }
    values.assets = world.assets
    values.symbols = symbols
    values.remoteImages = pictures
    // WidgetKit redacts a placeholder, whatever its entry says.
    if request.state == .placeholder { values.redactionReasons = .placeholder }
    if let knownSize { values.containerSize = knownSize }
    return values
  }

  private func outline(of size: CGSize) -> ContainerOutline {
    ContainerOutline(frame: CGRect(origin: .zero, size: size), cornerRadius: request.cornerRadius)
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

  /// The background of the content; `nil` if the widget's location removes it.
  ///
  /// WidgetKit requires a background since iOS 17. A widget without one is drawn as before, edge to edge on the
  /// extension's colour set `WidgetBackground` or on the system's background, with a diagnostic.
  private func background(_ context: _LoweringContext) -> LayoutNode? {
    if request.family.isInIsland {
      let keyline = context.pass[IslandKeylineKey.self]
      return context.single(IslandGround(keyline: keyline, cornerRadius: request.cornerRadius))
    }
    guard place.showsBackground else { return nil }
    if request.family.isPresentation { return context.pass[ActivityTintKey.self] ?? context.single(systemGround) }
    if let background = context.pass[ContainerBackgroundKey.self] { return background }
    guard request.isInWidget else { return context.single(systemGround) }
    let color = world.assets.color(named: "WidgetBackground", in: nil, for: context.environment.assetTraits)
    DiagnosticLog.current.report(
      Diagnostic(
        id: "widget.no-container-background",
        message: "the view has no containerBackground(for: .widget); "
          + (color == nil ? "the system's background is drawn" : "the colour set WidgetBackground is drawn"),
        subject: kind.kind))
    return context.single(color ?? systemGround)
  }

  private var systemGround: Color {
    let ground = request.systemStyle.palette[.background]
    return Color(request.colorScheme == .dark ? ground.dark : ground.light)
  }
}

extension _LoweringContext {
  /// The node of a widget's view. Several views at the top level form a column.
  fileprivate func content(_ view: AnyView) -> LayoutNode {
    let nodes = view._lower(in: self)
    if nodes.count == 1 { return nodes[0] }
    let column = StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    return node(column, children: nodes)
  }
}

extension Locale {
  /// The direction in which its language is written.
  var layoutDirection: LayoutDirection { language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
