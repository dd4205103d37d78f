package import Foundation
import Graphics
package import Rendering
import Timelines
import Views
import Widgets

/// One picture of a widget among those of a matrix.
package struct SnapshotCell: Hashable, Sendable {
  package var request: RenderRequest
  package var locale: Locale

  /// - Parameter locale: However it is spelled, `en-US` is `en_US`.
  package init(_ request: RenderRequest, locale: Locale = .standard) {
    (self.request, self.locale) = (request, Locale(identifier: locale.identifier(.icu)))
  }

  /// The cell's own name: family, scheme or mode, and whatever else is not as it is without being asked for:
  /// `systemSmall-dark`, `systemMedium-light-ar-accessibility3`, `accessoryCircular-vibrant`. So a matrix that grows keeps its
  /// names.
  package var name: String {
    var parts = [request.family.name]
    parts.append(
      request.renderingMode == .fullColor ? request.colorScheme.rawValue : request.renderingMode.description)
    if request.state != .timeline { parts.append(request.state.rawValue) }
    if locale.identifier != Locale.standard.identifier { parts.append(locale.identifier) }
    if request.typeSize != .large { parts.append(request.typeSize.rawValue) }
    if request.device != .standard { parts.append(request.device.name) }
    if request.scale != PixelScale(2) { parts.append("\(number(Double(request.scale.pixelsPerPoint)))x") }
    return parts.joined(separator: "-")
  }
}

extension Locale {
  /// The language of pictures for which none is named.
  package static let standard = Locale(identifier: "en_US")
}
