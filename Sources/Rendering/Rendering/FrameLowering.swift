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
  /// The wallpaper behind the widget; nil for none.
  let ground: WidgetGround?

  private var contentMargins: EdgeInsets {
    guard request.isInWidget && !request.family.isPresentation && !request.family.isControl else { return EdgeInsets() }
    let metrics = request.systemStyle.widgets
    let margin =
      request.family.isAccessory
      ? metrics.accessoryContentMargin : request.look.isOnBlack ? metrics.standByContentMargin : metrics.contentMargin
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// Lowers and lays out `entry` once. `memory` holds the state of earlier lowerings of the picture.
  func lower(_ entry: WidgetSource.Entry, shaper: any TextShaping, memory: ViewStateStore) -> LoweredFrame {
    let lowered = content(of: entry, shaper: shaper, memory: memory)
    if let face = WatchFacePlace(request, widget: lowered.size) {
      return onWatchFace(face, lowered.node, lowered.context)
    }
    let placed = placed(lowered)
    return stage("display list") {
      picture(of: placed, items: placed.content.displayItems, background: placed.background?.displayItems)
    }
  }

  /// An entry's views, with the identities that changes between entries need if `isAnimated`.
  func content(
    of entry: WidgetSource.Entry, shaper: any TextShaping, memory: ViewStateStore, isAnimated: Bool = false
  ) -> LoweredContent {
    let pass = LoweringPass(shaper: shaper, memory: memory, isAnimated: isAnimated)
    var environment = environment
    environment.currentDate = Self.now(of: entry, in: world)
    environment.stringTables = world.stringTables
    let context = _LoweringContext(environment: environment, pass: pass)
    let view = memory.outermostView { context.evaluating { entry.view() } }
    let content = stage("views") { context.content(view) }
    return LoweredContent(node: content, context: context, size: size(of: content))
  }

  func placed(_ lowered: LoweredContent) -> PlacedContent {
    let (content, context, size) = (lowered.node, lowered.context, lowered.size)
    let margins = kind.hasContentMargins ? contentMargins : EdgeInsets()
    // Placed first, as a background inside a GeometryReader is known only then.
    var placedContent = stage("layout") {
      PlacedNode.root(context.node(PaddingRule(insets: margins), children: [content]), in: size)
    }
    if margins != EdgeInsets(), context.pass[ContainerBackgroundKey.self] == nil {
      // A view without a background was written before margins existed and has its own.
      placedContent = PlacedNode.root(context.node(PaddingRule(insets: EdgeInsets()), children: [content]), in: size)
    }
    let background = stage("background") { self.background(context).map { PlacedNode.root($0, in: size) } }
    return PlacedContent(content: placedContent, background: background, size: size, pass: context.pass)
  }

  /// The picture of a widget with these items, which are those of `placed`, or some on the way to them.
  func picture(of placed: PlacedContent, items: [DisplayItem], background: [DisplayItem]?) -> LoweredFrame {
    let behind = background.map { place.ground(under: $0, size: placed.size) + $0 }
    return frame(
      of: place.items(content: items, background: behind, size: placed.size), placed.size,
      [placed.background, placed.content].compactMap(\.self), placed.pass)
  }

  /// The frame of a widget with its label on a watch face.
  private func onWatchFace(
    _ face: WatchFacePlace, _ content: LayoutNode, _ context: _LoweringContext
  ) -> LoweredFrame {
    let placed = stage("layout") { face.placed(content, context) }
    return stage("display list") {
      let items = place.items(content: placed.items, background: nil, size: face.size)
      return frame(of: items, face.size, placed.layout, context.pass)
    }
  }

  /// The picture of a widget of `size` with these items.
  private func frame(
    of items: [DisplayItem], _ size: CGSize, _ layout: [PlacedNode], _ pass: LoweringPass
  ) -> LoweredFrame {
    // Breaks reference cycles between the nodes' closures and the pass.
    pass[ContainerBackgroundKey.self] = nil
    pass[ActivityTintKey.self] = nil
    pass[WidgetLabelKey.self] = nil
    let composition = LookComposition(
      request: request, outline: outline(of: size), texture: kind.texture, ground: ground)
    var list = DisplayList(size: composition.size, scale: request.scale, items: composition.items(of: items))
    list.panel = request.panel
    return LoweredFrame(
      displayList: list,
      tapTargets: LoweredFrame.tapTargets(
        in: layout, widgetURL: pass[WidgetURLKey.self], size: size, family: request.family
      ).map { $0.scaled(by: composition.magnification) },
      layout: layout, nextTextChange: pass[NextTextChangeKey.self])
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
    case .minimal, .controlHint, .controlStatus:
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
    values.systemStyle = systemStyle
    values.colorScheme = place.colorScheme
    values.dynamicTypeSize = request.typeSize
    values.isEInk = request.isEInk
    values.controlIsOn = request.state.isOn
    values.isLuminanceReduced = request.look == .alwaysOn
    values.isActivityFullscreen = request.family == .lockScreen && request.look.isOnBlack
    values.levelOfDetail = request.look == .simplified ? .simplified : .default
    values.showsWidgetLabel = request.hasWatchFace
    if let font = watchFont { (values.font, values.widgetLabelFont) = (font, font) }
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
    if let running = request.runningControl {
      values.runningControl = running
      values.redactionReasons.insert(.invalidated)
    }
    if let knownSize { values.containerSize = knownSize }
    return values
  }

  /// The system's style, in which a gauge fills the circle of a watch.
  private var systemStyle: SystemStyle {
    var style = request.systemStyle
    if request.device.idiom == .watch, request.family == .accessoryCircular, let size = knownSize {
      style.controls.gauge = style.controls.gauge.ring(scaledBy: size.width / style.controls.gauge.side)
    }
    return style
  }

  /// The text of complications (Human Interface Guidelines, Complications), by the size of the watch.
  private var watchFont: Font? {
    guard request.device.idiom == .watch, request.family.isAccessory, let size = knownSize else { return nil }
    switch request.family {
    case .accessoryCorner:
      return .system(size: 12 * size.width / 38, weight: .semibold, design: .rounded)
    case .accessoryCircular: return .system(size: 14.5 * size.width / 50, weight: .medium, design: .rounded)
    default: return nil
    }
  }

  private func outline(of size: CGSize) -> ContainerOutline {
    ContainerOutline(frame: CGRect(origin: .zero, size: size), cornerRadius: request.cornerRadius)
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
    // In StandBy, the colour of an activity fills the screen, which is black without one and at night.
    if request.family.isPresentation, request.look != .standByNight, let tint = context.pass[ActivityTintKey.self] {
      return tint
    }
    // A control has the ground of its state.
    guard place.showsBackground, !request.hasWatchFace, !request.family.isControl else { return nil }
    if request.family.isPresentation { return context.single(systemGround) }
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
    return Color(place.colorScheme == .dark ? ground.dark : ground.light)
  }
}

/// The views of an entry, before they have places.
struct LoweredContent {
  let node: LayoutNode
  let context: _LoweringContext
  let size: CGSize
}

/// The views of an entry with their places.
struct PlacedContent {
  let content: PlacedNode
  let background: PlacedNode?
  var size: CGSize
  let pass: LoweringPass
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
  var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
