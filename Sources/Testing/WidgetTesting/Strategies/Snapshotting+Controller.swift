public import Foundation
public import UIKitValues
import Snapshots
import SwiftUI

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// Compares the picture of the view in a `UIHostingController`, as large as it likes to be.
  public static var image: Snapshotting { .image() }

  /// Compares the picture of the view in a `UIHostingController` on a device's screen.
  ///
  /// A controller of another kind has nothing that is drawn here, and fails the test.
  ///
  /// - Parameters:
  ///   - config: The screen.
  ///   - precision: As of a view's `image`.
  ///   - perceptualPrecision: As of a view's `image`.
  ///   - size: In the screen's place, in points.
  ///   - traits: What they state counts more than the screen's.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var screen = config
    if let size { screen.size = size }
    return hosted(.device(config: screen), ImagePrecision(precision, perceptualPrecision, nil), traits)
  }

  /// Compares the picture of the view in a `UIHostingController`; as large as it likes to be unless `size`, in points, is given.
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
  /// Compares the frames of all views in a `UIHostingController`, as text: what `layout` is of a view.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares the frames of all views in a `UIHostingController`, as text.
  ///
  /// - Parameters:
  ///   - config: The screen; none unless given.
  ///   - size: In the screen's place, in points.
  ///   - traits: What they state counts more than the screen's.
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

/// A controller with a view of SwiftUI.
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
    guard let controller = self as? any ViewHosting else { throw NothingHosted(name: "\(type(of: self))") }
    return controller
  }
}

/// A controller of UIKit that is no `UIHostingController`.
private struct NothingHosted: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) draws nothing here: only the view of a UIHostingController is drawn" }
}
