import Foundation
import Graphics
import Rendering
import Timelines
import UIKitValues
import Views
import Widgets

/// How a view is drawn, in whichever form it is compared.
struct SnapshotTraits {
  let layout: SwiftUISnapshotLayout
  let scheme: ColorScheme
  let typeSize: DynamicTypeSize
  let locale: Locale
  let mode: WidgetRenderingMode?
  let scale: CGFloat
  let date: Date

  /// Values that `environment` does not set come from UIKit's traits, then from the layout's device.
  init(
    _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection, _ environment: SnapshotEnvironment
  ) {
    let traits = UITraitCollection(traitsFrom: [layout.traits, traits])
    self.layout = layout
    scheme = environment.scheme ?? (traits.userInterfaceStyle == .dark ? .dark : .light)
    typeSize = environment.typeSize ?? traits.preferredContentSizeCategory.dynamicTypeSize ?? .large
    // UIKit's 0 means unspecified.
    scale = environment.scale ?? (traits.displayScale == 0 ? 2 : traits.displayScale)
    (locale, mode, date) = (environment.locale, environment.mode, environment.date)
  }

  /// - Throws: ``SnapshotUsageError`` if a picture would have no pixels.
  func check() throws(SnapshotUsageError) {
    guard scale.isFinite, scale > 0, scale < 1e9 else { throw .invalidScale("\(scale)") }
  }

  var request: RenderRequest {
    var request = RenderRequest(family: layout.family)
    request.canvas = layout.canvas
    request.device = layout.profile
    (request.colorScheme, request.typeSize, request.scale) = (scheme, typeSize, PixelScale(scale))
    if let mode { request.renderingMode = mode }
    return request
  }
}

/// The environment values that a test can set.
struct SnapshotEnvironment {
  var scheme: ColorScheme?
  var typeSize: DynamicTypeSize?
  var locale: Locale
  var mode: WidgetRenderingMode?
  var scale: CGFloat?
  var date: Date

  static let plain = SnapshotEnvironment(locale: Locale(identifier: "en_US"), date: SnapshotWorld.date)
}
