public import Foundation
import Snapshots
import SwiftUI
public import UIKitValues

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// Compares the picture of the view in a `UIHostingController`, at its ideal size.
  public static var image: Snapshotting { .image() }

  /// Compares the picture of the view in a `UIHostingController` on a device's screen.
  ///
  /// Controllers of other kinds are not drawn and fail the test.
  ///
  /// - Parameters:
  ///   - config: The screen.
  ///   - precision: See the `image` of a view.
  ///   - perceptualPrecision: See the `image` of a view.
  ///   - size: Replaces the screen's size, in points.
  ///   - traits: Override the screen's.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var screen = config
    if let size { screen.size = size }
    return hosted(.device(config: screen), ImagePrecision(precision, perceptualPrecision, nil), traits)
  }

  /// Compares the picture of the view in a `UIHostingController`, at `size` points (default: its ideal size).
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let layout = size.map { SwiftUISnapshotLayout.fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
    return hosted(layout, ImagePrecision(precision, perceptualPrecision, nil), traits)
  }

  private static func hosted(
    _ layout: SwiftUISnapshotLayout, _ precision: ImagePrecision, _ traits: UITraitCollection
  ) -> Snapshotting {
    let drawing = ViewDrawing(traits: SnapshotTraits(layout, traits, .plain))
    let picture = { (controller: Value) in try controller.hosting().picture(by: drawing) }
    var strategy = Snapshotting(pathExtension: "png", diffing: .image) { controller in
      guard let drawn = try? picture(controller), case .picture(let bitmap, _) = drawn.content else { return UIImage() }
      return UIImage(bitmap, scale: CGFloat(drawn.scale))
    }
    strategy.drawing = { controller in precision.applied(to: try picture(controller)) }
    return strategy
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// Compares the frames of all views in a `UIHostingController`, as text, like the `layout` of a view.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares the frames of all views in a `UIHostingController`, as text.
  ///
  /// - Parameters:
  ///   - config: The screen (default: none).
  ///   - size: Replaces the screen's size, in points.
  ///   - traits: Override the screen's.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var screen = config
    if let size { screen.size = size }
    let drawing = ViewDrawing(traits: SnapshotTraits(.device(config: screen), traits, .plain))
    let text = { (controller: Value) in try controller.hosting().text(by: drawing, .layout) }
    var strategy = Snapshotting(pathExtension: "txt", diffing: .lines) { (try? text($0)) ?? "" }
    strategy.drawing = { DrawnValue(content: .text(try text($0))) }
    return strategy
  }
}

/// A controller with a SwiftUI view.
private protocol ViewHosting {
  func picture(by drawing: ViewDrawing) throws -> DrawnValue
  func text(by drawing: ViewDrawing, _ form: SnapshotForm) throws -> String
}

extension UIHostingController: ViewHosting {
  fileprivate func picture(by drawing: ViewDrawing) throws -> DrawnValue { try drawing.picture(of: rootView) }

  fileprivate func text(by drawing: ViewDrawing, _ form: SnapshotForm) throws -> String {
    try drawing.text(of: rootView, form).text
  }
}

extension UIViewController {
  fileprivate func hosting() throws -> any ViewHosting {
    guard let controller = self as? any ViewHosting else { throw UnsupportedControllerError(name: "\(type(of: self))") }
    return controller
  }
}

private struct UnsupportedControllerError: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) draws nothing here: only the view of a UIHostingController is drawn" }
}
