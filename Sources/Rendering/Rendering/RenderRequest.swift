package import Foundation
package import Graphics
package import Timelines
package import Views
package import Widgets

/// What picture of a widget is wanted.
package struct RenderRequest: Sendable, Hashable {
  /// Which of a provider's answers is drawn.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// The entry of the timeline that is current now.
    case timeline
    /// The provider's snapshot.
    case snapshot
    /// The provider's placeholder.
    case placeholder
  }

  /// How large the picture is.
  package enum Canvas: Sendable, Hashable {
    /// As large as the family is on the device.
    case family
    /// So many points, for a view that stands alone: without a widget's margins.
    case points(CGSize)
    /// As large as the view likes to be, for one that stands alone.
    case ideal
  }

  package var family: WidgetFamily
  package var canvas = Canvas.family
  package var device = DeviceProfile.standard
  package var scale = PixelScale(2)
  package var colorScheme = ColorScheme.light
  package var typeSize = DynamicTypeSize.large
  /// How much colour the place of the widget leaves it.
  package var renderingMode: WidgetRenderingMode
  /// The colour of the accented group in a widget of two colours: that which the person chose for the Home Screen.
  package var accent = RenderRequest.standardAccent
  package var state = State.timeline
  /// Cuts the picture to the widget's rounded outline; its corners are clear then.
  package var hasTransparentCorners = false
  /// True for a picture in a gallery: the provider may answer with sample data.
  package var isPreview = false

  /// Asks for a picture as it is seen where widgets of `family` are: on a Home Screen in full colour, on a Lock Screen by
  /// brightness.
  package init(family: WidgetFamily) {
    self.family = family
    renderingMode = family.isAccessory ? .vibrant : .fullColor
  }

  /// The blue of Apple's 2025 systems on dark ground.
  package static let standardAccent = ResolvedColor(red: 0, green: 145.0 / 255, blue: 1)
}
