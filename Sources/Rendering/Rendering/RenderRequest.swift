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
  /// How the widget's colours are rendered.
  package var renderingMode: WidgetRenderingMode
  /// The colour of the accented group, which the user chooses for the Home Screen.
  package var accent = RenderRequest.standardAccent
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

  /// Requests the usual picture for `family`: full colour for a Home Screen, vibrant for a Lock Screen.
  package init(family: WidgetFamily) {
    self.family = family
    renderingMode = family.isAccessory ? .vibrant : .fullColor
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
