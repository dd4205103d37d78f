package import Foundation
import Graphics
package import Rendering
import Timelines
import Views
import Widgets

/// One picture of a matrix.
package struct SnapshotCell: Hashable, Sendable {
  package var request: RenderRequest
  package var locale: Locale

  /// - Parameter locale: `en-US` is the same as `en_US`.
  package init(_ request: RenderRequest, locale: Locale = .standard) {
    (self.request, self.locale) = (request, Locale(identifier: locale.identifier(.icu)))
  }

  /// The cell's name: family or `view`, scheme or mode, and every value that is not the default: `systemSmall-dark`,
  /// `systemMedium-light-ar-accessibility3`, `accessoryCircular-vibrant`. Names stay the same when a matrix grows.
  package var name: String {
    var parts = [request.shapeName]
    let hasScheme = request.followsColorScheme || request.renderingMode == .fullColor
    parts.append(hasScheme ? request.colorScheme.rawValue : request.renderingMode.description)
    if request.look != .standard { parts.append(request.look.rawValue) }
    if request.state != .timeline { parts.append(request.state.rawValue) }
    if let entry = request.entryName { parts.append(entry) }
    if locale.identifier != Locale.standard.identifier { parts.append(locale.identifier) }
    if request.typeSize != .large { parts.append(request.typeSize.rawValue) }
    if request.device != .standard { parts.append(request.device.name) }
    if request.scale != PixelScale(2) { parts.append("\(Double(request.scale.pixelsPerPoint).printed)x") }
    return parts.joined(separator: "-")
  }
}

extension Locale {
  /// The default language of pictures.
  package static let standard = Locale(identifier: "en_US")
}
