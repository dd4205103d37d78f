import SharedFolders
import Foundation
import Graphics
package import Refreshing
import Rendering
import Timelines
import ToolOptions
import ToolReports
import Widgets

/// The widgets of a screen in rows, which can be drawn for any panel.
struct ScreenTemplate {
  /// A widget on the screen.
  struct Cell {
    let kind: WidgetKind
    /// Nil for the one whose shape is nearest to the cell's.
    let family: WidgetFamily?
    let drawing: DrawingOptions
    /// Relative to the other cells of the row.
    var width = 1.0
  }

  struct Row {
    /// Relative to the other rows.
    let height: Double
    let cells: [Cell]
  }

  /// The display for which the screen is drawn.
  struct Target {
    /// The size of the file.
    let size: PixelSize
    let panel: Panel?
    let format: OutputFormat
  }

  /// The screen cannot be drawn for a panel.
  struct Failure: Error {
    let message: String
    /// The number of the cell that it is about, row by row; nil for the whole layout.
    var cell: Int?
  }

  typealias Drawn = (plan: ScreenPlan, widgets: [RequestedWidget])

  let name: String
  let rows: [Row]
  /// The options of all its pictures.
  let drawing: DrawingOptions
  /// In pixels; nil for the usual one.
  let margin: Int?
  /// The file's options that do not become part of folder names.
  let usualSlots: [String]

  /// The screen for a panel.
  ///
  /// - Parameter path: Its folder within the output.
  func drawn(for target: Target, at path: String) throws(Failure) -> Drawn {
    let (panelSize, panel) = (target.size, target.panel)
    // The picture is laid out upright, and turned for the panel.
    let isTurned = panel?.rotation.swapsSides == true
    let size = isTurned ? PixelSize(width: panelSize.height, height: panelSize.width) : panelSize
    let isSingle = rows.count == 1 && rows[0].cells.count == 1
    let layout = ScreenLayout(
      size: size, margin: margin ?? (isSingle ? 0 : ScreenLayout.usualMargin(of: size)))
    guard let frames = layout.frames(of: rows.map { .init(height: $0.height, widths: $0.cells.map(\.width)) }) else {
      throw Failure(message: "no room for so many widgets on \(size.width)x\(size.height) pixels")
    }
    var placed: [(cell: Cell, frame: ScreenFrame, family: WidgetFamily)] = []
    for (cell, frame) in zip(rows.flatMap(\.cells), frames.joined()) {
      let device = cell.drawing.device
      guard let family = cell.family ?? ScreenLayout.family(of: cell.kind, in: frame.size, on: device) else {
        throw Failure(message: cell.kind.absence(of: cell.kind.families, on: device), cell: placed.count)
      }
      placed.append((cell, frame, family))
    }
    let scale = drawing.givenScale ?? ScreenLayout.scale(of: placed.map { ($0.frame, $0.family) }, on: drawing.device)
    var (panes, widgets) = ([ScreenPlan.Pane](), [RequestedWidget]())
    for (index, place) in placed.enumerated() {
      var drawing = place.cell.drawing
      (drawing.format, drawing.panel.canvas) = (.png, place.frame.size)
      (drawing.panel.palette, drawing.panel.dither) = (panel?.palette, panel?.dither)
      (drawing.panel.rotation, drawing.panel.byteLimit) = (.none, nil)
      if drawing.givenScale == nil { drawing.givenScale = scale }
      let widget: RequestedWidget
      do {
        widget = try drawing.placed(place.cell.kind, place.family, unlike: usualSlots)
      } catch {
        throw Failure(message: "\(error)", cell: index)
      }
      let radius = layout.margin > 0 ? Double(widget.request.cornerRadius * drawing.scale.pixelsPerPoint) : 0
      widgets.append(widget)
      panes.append(ScreenPlan.Pane(path: widget.name.path, frame: place.frame, cornerRadius: radius))
    }
    let paper: ResolvedColor = panel == nil && drawing.scheme == .dark ? .black : .white
    let plan = ScreenPlan(
      path: path, size: size, background: .color(paper), panes: panes, panel: panel, format: target.format,
      recipe: ToolName.program)
    return (plan, widgets)
  }

  /// All widgets of a configuration on one screen, as far as there is room, for devices without a screen of their own.
  init?(of widgets: [RequestedWidget], _ drawing: DrawingOptions, usualSlots: [String]) {
    var kinds: [WidgetKind] = []
    for widget in widgets where !kinds.contains(where: { $0.kind == widget.kind.kind }) { kinds.append(widget.kind) }
    let shown = kinds.filter { kind in kind.families(on: drawing.device).contains { !$0.isAccessory } }.prefix(4)
    guard !shown.isEmpty else { return nil }
    let cells = shown.map { Cell(kind: $0, family: nil, drawing: drawing) }
    let perRow = cells.count < 3 ? 1 : 2
    rows = stride(from: 0, to: cells.count, by: perRow).map {
      Row(height: 1, cells: Array(cells[$0..<min($0 + perRow, cells.count)]))
    }
    (name, self.drawing, margin, self.usualSlots) = (Self.nameOfAll, drawing, nil, usualSlots)
  }

  /// The name of the screen that shows all widgets.
  static let nameOfAll = "widgets"

  init(name: String, rows: [Row], drawing: DrawingOptions, margin: Int?, usualSlots: [String]) {
    (self.name, self.rows, self.drawing) = (name, rows, drawing)
    (self.margin, self.usualSlots) = (margin, usualSlots)
  }
}

extension Configuration {
  /// What devices get.
  package var deviceSettings: DeviceSettings {
    var settings = devices ?? DeviceSettings()
    settings.screens = templates.map(\.name)
    settings.timeZone = drawing.timeZone.identifier
    return settings
  }

  /// Adds the screens that devices with other panels need.
  mutating func addScreens(for devices: [DevicePanel]) {
    for device in devices {
      guard let model = PanelModel(named: device.model), let template = screens(named: device.screen) else { continue }
      let isTurned = model.rotation.swapsSides
      let size = isTurned ? PixelSize(width: model.size.height, height: model.size.width) : model.size
      var panel = model.panel
      if let dither = template.drawing.panel.dither { panel.dither = dither }
      let target = ScreenTemplate.Target(size: size, panel: panel, format: .png)
      // Too many widgets for a small panel: the screens of others are drawn all the same.
      guard let drawn = try? template.drawn(for: target, at: device.path) else { continue }
      add(drawn.widgets)
      screens.append(ConfiguredScreen(plan: drawn.plan, command: nil))
    }
  }

  /// The screens that have no panel of their own.
  package var screensForDevices: [String] {
    let drawn = Set(screens.map(\.plan.path))
    return templates.map(\.name).filter {
      $0 != ScreenTemplate.nameOfAll && !drawn.contains("\(ScreenPlan.screens)/\($0)")
    }
  }

  private func screens(named name: String) -> ScreenTemplate? { templates.first { $0.name == name } }

  /// Adds widgets that are not there yet.
  ///
  /// - Returns: The path of one that is there with another scale or format; nil if there is none.
  @discardableResult
  mutating func add(_ others: [RequestedWidget]) -> String? {
    for widget in others {
      if let known = widgets.first(where: { $0.name == widget.name }) {
        guard known.recipe == widget.recipe else { return widget.name.path }
      } else {
        widgets.append(widget)
      }
    }
    return nil
  }
}
