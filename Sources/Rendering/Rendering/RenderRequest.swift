package import Foundation
package import Graphics
package import LayoutEngine
package import Timelines
package import Views
package import Widgets

/// The parameters of a widget's picture.
package struct RenderRequest: Sendable, Hashable {
  /// Which of the provider's answers is drawn.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// The timeline's current entry.
    case timeline
    case snapshot
    case placeholder
    /// The timeline's current entry of a control, as if it were on.
    case on
    /// As if it were off.
    case off

    /// Whether a control is on; nil for its own state.
    package var isOn: Bool? {
      switch self {
      case .timeline, .snapshot, .placeholder: nil
      case .on: true
      case .off: false
      }
    }
  }

  /// The size of the picture.
  package enum Canvas: Sendable, Hashable {
    /// The family's size on the device.
    case family
    /// Another size in points for the family.
    case cell(CGSize)
    /// A size in points, for a view outside of a widget, without a widget's margins.
    case points(CGSize)
    /// The view's ideal size, for a view outside of a widget.
    case ideal
  }

  package var family: WidgetFamily
  package var canvas = Canvas.family
  package var device = DeviceProfile.standard
  package var scale = PixelScale(2)
  /// The year of the system's colours and measures.
  package var systemStyle = SystemStyle.iOS26
  package var colorScheme = ColorScheme.light
  package var typeSize = DynamicTypeSize.large
  /// Where a system shows the widget, besides its usual place.
  package var look = WidgetLook.standard
  /// The mode that was chosen; nil for the usual one.
  private var chosenMode: WidgetRenderingMode?
  /// The colour of the accented group and of tinted glass, which the user chooses for the Home Screen.
  package var accent = RenderRequest.standardAccent
  /// The wallpaper behind the widget; nil for none.
  package var backdrop: WallpaperBackground?
  /// The display with few colours for which it is drawn; nil for all colours.
  package var panel: Panel?
  /// Whether the views know that it is for electronic paper.
  package var isEInk = false
  /// The direction of the layout; the locale's if it is nil.
  package var layoutDirection: LayoutDirection?
  package var state = State.timeline
  /// The position of the entry to draw in the provider's answer, from 0, whatever its date; nil for the current one.
  package var entry: Int?
  /// The control whose intent runs; nil for none.
  package var runningControl: ViewPath?
  /// Whether to clip the picture to the widget's rounded rectangle, with transparent corners.
  package var hasTransparentCorners = false
  /// Whether the picture is for a gallery, where the provider may return sample data.
  package var isPreview = false

  /// Requests the usual picture for `family`.
  package init(family: WidgetFamily) { self.family = family }

  /// How the widget's colours are rendered: the look's mode, otherwise the chosen one, otherwise full colour on a Home
  /// Screen and a watch face, and vibrant on a Lock Screen.
  package var renderingMode: WidgetRenderingMode {
    get { look.renderingMode ?? chosenMode ?? usualMode }
    set { chosenMode = newValue == usualMode ? nil : newValue }
  }

  private var usualMode: WidgetRenderingMode {
    family.isAccessory && device.idiom != .watch ? .vibrant : .fullColor
  }

  /// Whether the family has the mode: Live Activities and controls are always in full colour.
  package var hasMode: Bool {
    !(family.isPresentation || family.isControl) || renderingMode == (look.renderingMode ?? .fullColor)
  }

  /// Whether it is the picture of a widget, and not of a view outside of one.
  package var isInWidget: Bool {
    switch canvas {
    case .family, .cell: true
    case .points, .ideal: false
    }
  }

  /// The system's blue on a dark background.
  package static let standardAccent = SystemStyle.iOS26.palette[.blue].dark

  /// The widget's corner radius in points.
  package var cornerRadius: CGFloat {
    // Human Interface Guidelines, Live Activities, Specifications.
    if family == .expanded { return 44 }
    if family.isControl {
      return (device.size(of: family).map { min($0.width, $0.height) } ?? 0) / (family == .controlLarge ? 4 : 2)
    }
    if family.isInIsland { return (device.size(of: family)?.height ?? 0) / 2 }
    let metrics = systemStyle.widgets
    return switch device.idiom {
    case .phone: metrics.phoneCornerRadius
    case .pad: metrics.padCornerRadius
    case .watch: metrics.watchCornerRadius
    case .vision: metrics.visionCornerRadius
    }
  }
}

extension WidgetKind {
  /// Whether the widget has the state: only controls are on or off, and Live Activities have no placeholder.
  package func has(_ state: RenderRequest.State) -> Bool {
    switch state {
    case .on, .off: isControl
    case .placeholder: !families.contains(where: \.isPresentation)
    case .timeline, .snapshot: true
    }
  }
}
