public import Foundation
import Graphics
import Snapshots
public import SwiftUI
public import UIKitValues
import WidgetKit

extension Snapshotting where Value: View, Format == UIImage {
  /// Compares a view's picture, at the view's ideal size.
  public static var image: Snapshotting { .image() }

  /// Compares a view's picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored: there is no window.
  ///   - precision: Ignored if below 1, as a fraction of the pixels does not say which are wrong; see `comparison`.
  ///   - perceptualPrecision: A value p below 1 is `comparison: .perceptual(deltaE: 100 * (1 - p))`.
  ///   - layout: The picture's size (default: the view's ideal size). `.widget(.systemSmall)` is the widget on a Home
  ///     Screen.
  ///   - traits: UIKit's form of `scheme`, `typeSize` and `scale`.
  ///   - scheme: (default: light)
  ///   - typeSize: (default: `.large`)
  ///   - locale: (default: `en_US`)
  ///   - mode: The widget rendering mode (default: full colour, and vibrant for Lock Screen families).
  ///   - scale: Pixels per point (default: the device's, or 2).
  ///   - date: The current date (default: 1 January 2026, 9:41 GMT).
  ///   - comparison: The tolerance (default: exact).
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
    scheme: ColorScheme? = nil, typeSize: DynamicTypeSize? = nil, locale: Locale = Locale(identifier: "en_US"),
    mode: WidgetRenderingMode? = nil, scale: CGFloat? = nil, date: Date = Date(timeIntervalSince1970: 1_767_260_460),
    comparison: SnapshotComparison? = nil
  ) -> Snapshotting {
    let environment = SnapshotEnvironment(
      scheme: scheme, typeSize: typeSize, locale: locale, mode: mode, scale: scale, date: date)
    let drawing = ViewDrawing(traits: SnapshotTraits(layout, traits, environment))
    let precision = ImagePrecision(precision, perceptualPrecision, comparison)
    var strategy = Snapshotting(pathExtension: "png", diffing: .image, snapshot: { drawing.image(of: $0) })
    strategy.drawing = { view in try precision.applied(to: drawing.picture(of: view)) }
    return strategy
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Compares the frames of all views in a view, as text.
  public static var layout: Snapshotting { .layout() }
  /// Compares a view's display list, as text: all fills, strokes, images and lines of text.
  public static var displayList: Snapshotting { .displayList() }
  /// Compares a view's tappable areas and what they open, as text.
  public static var links: Snapshotting { .links() }
  /// Compares a view's accessibility texts.
  public static var accessibility: Snapshotting { .accessibility() }

  /// Compares the frames of all views in a view, as text. The parameters are those of `image`.
  public static func layout(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scheme: ColorScheme? = nil, typeSize: DynamicTypeSize? = nil,
    locale: Locale = Locale(identifier: "en_US"), mode: WidgetRenderingMode? = nil, scale: CGFloat? = nil,
    date: Date = Date(timeIntervalSince1970: 1_767_260_460)
  ) -> Snapshotting {
    text(
      .layout, layout,
      SnapshotEnvironment(
        scheme: scheme, typeSize: typeSize, locale: locale, mode: mode, scale: scale, date: date))
  }

  /// Compares a view's display list, as text. The parameters are those of `image`.
  public static func displayList(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scheme: ColorScheme? = nil, typeSize: DynamicTypeSize? = nil,
    locale: Locale = Locale(identifier: "en_US"), mode: WidgetRenderingMode? = nil, scale: CGFloat? = nil,
    date: Date = Date(timeIntervalSince1970: 1_767_260_460)
  ) -> Snapshotting {
    text(
      .displayList, layout,
      SnapshotEnvironment(
        scheme: scheme, typeSize: typeSize, locale: locale, mode: mode, scale: scale, date: date))
  }

  /// Compares a view's tappable areas and what they open, as text. The parameters are those of `image`.
  public static func links(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scheme: ColorScheme? = nil, typeSize: DynamicTypeSize? = nil,
    locale: Locale = Locale(identifier: "en_US"), mode: WidgetRenderingMode? = nil, scale: CGFloat? = nil,
    date: Date = Date(timeIntervalSince1970: 1_767_260_460)
  ) -> Snapshotting {
    text(
      .links, layout,
      SnapshotEnvironment(
        scheme: scheme, typeSize: typeSize, locale: locale, mode: mode, scale: scale, date: date))
  }

  /// Compares a view's accessibility texts. The parameters are those of `image`.
  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scheme: ColorScheme? = nil, typeSize: DynamicTypeSize? = nil,
    locale: Locale = Locale(identifier: "en_US"), mode: WidgetRenderingMode? = nil, scale: CGFloat? = nil,
    date: Date = Date(timeIntervalSince1970: 1_767_260_460)
  ) -> Snapshotting {
    text(
      .accessibility, layout,
      SnapshotEnvironment(
        scheme: scheme, typeSize: typeSize, locale: locale, mode: mode, scale: scale, date: date))
  }

  private static func text(
    _ form: SnapshotForm, _ layout: SwiftUISnapshotLayout, _ environment: SnapshotEnvironment
  ) -> Snapshotting {
    let drawing = ViewDrawing(traits: SnapshotTraits(layout, UITraitCollection(), environment))
    var strategy = Snapshotting(pathExtension: form.pathExtension, diffing: .lines) { view in
      (try? drawing.text(of: view, form).text) ?? ""
    }
    strategy.drawing = { view in
      let (text, parts) = try drawing.text(of: view, form)
      return DrawnValue(content: .text(text), diagnostics: parts.flatMap(\.diagnostics))
    }
    return strategy
  }
}

extension Snapshotting where Value == ShownWidget, Format == String {
  /// Compares the dates and relevance of a widget's entries, and the reload policy, as text.
  public static var timeline: Snapshotting {
    Snapshotting(pathExtension: "timeline.txt", diffing: .lines) { $0.timeline }
  }
}
