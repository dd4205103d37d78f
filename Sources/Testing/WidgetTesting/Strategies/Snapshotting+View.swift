public import Foundation
import Graphics
public import UIKitValues
import Snapshots
public import SwiftUI
import WidgetKit

extension Snapshotting where Value: View, Format == UIImage {
  /// Compares a view's picture, as large as it likes to be.
  public static var image: Snapshotting { .image() }

  /// Compares a view's picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Not taken into account: there is no window.
  ///   - precision: Not taken into account below 1, for a share of the picture says nothing of what is missing; see `comparison`.
  ///   - perceptualPrecision: Below 1 as `comparison: .perceptual(deltaE:)` with a hundred times what is left.
  ///   - layout: How large the picture is; as large as the view likes unless given. `.widget(.systemSmall)` is what a Home Screen shows.
  ///   - traits: UIKit's way of saying `scheme`, `typeSize` and `scale`.
  ///   - scheme: Light or dark; light unless given.
  ///   - typeSize: How large the person wants text; `.large` unless given.
  ///   - locale: Language and formats; `en_US` unless given.
  ///   - mode: How much colour the place of a widget leaves it; all, and on a Lock Screen only brightness, unless given.
  ///   - scale: Pixels to the point; 2, or that of the device, unless given.
  ///   - date: What counts as now; 1 January 2026, 9:41 GMT, unless given.
  ///   - comparison: How exactly the pictures must agree; every bit counts unless given.
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
  /// Compares what is painted of a view, as text: the list of all fills, strokes, pictures and lines of text.
  public static var displayList: Snapshotting { .displayList() }
  /// Compares what can be tapped in a view and what it opens, as text.
  public static var links: Snapshotting { .links() }
  /// Compares what is said of a view to somebody who cannot see it, as text.
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

  /// Compares what is painted of a view, as text. The parameters are those of `image`.
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

  /// Compares what can be tapped in a view and what it opens, as text. The parameters are those of `image`.
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

  /// Compares what is said of a view to somebody who cannot see it, as text. The parameters are those of `image`.
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
  /// Compares the dates and the relevance of a widget's entries, and when its provider is asked again, as text.
  public static var timeline: Snapshotting {
    Snapshotting(pathExtension: "timeline.txt", diffing: .lines) { $0.timeline }
  }
}
